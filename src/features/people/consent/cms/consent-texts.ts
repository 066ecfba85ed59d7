import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { type ConsentPurpose, consentPurposes, grantedPurposes } from '../consent.ts'
import { refuseChange, refuseDeletion } from './refuse-changes.ts'

/** Numbers a new text as the next version of its purpose. A unique index rejects a number used concurrently. */
const numberVersions: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const changesPurpose = operation === 'update' && data.purpose && data.purpose !== originalDoc.purpose
  if (operation === 'update' && !changesPurpose) return { ...data, version: originalDoc.version }
  const { docs } = await req.payload.find({
    collection: 'consentTexts',
    where: { purpose: { equals: data.purpose } },
    sort: '-version',
    limit: 1,
    depth: 0,
    select: { version: true },
    overrideAccess: true,
    req,
  })
  return { ...data, version: (docs[0]?.version ?? 0) + 1 }
}

const labels: Record<ConsentPurpose, string> = {
  marketing: 'Consent to marketing',
  academy: 'Consent to the use of an application to the academy',
  privacy: 'Privacy of submitted data',
}

const isMarketing = (data: Partial<{ purpose: ConsentPurpose }>) => data.purpose === 'marketing'

const asksForConsent = ({ purpose }: Partial<{ purpose: ConsentPurpose }>) =>
  grantedPurposes.some((granted) => granted === purpose)

const requiredWhere =
  (isNeeded: typeof isMarketing): TextFieldSingleValidation =>
  (value, { data, req }) => {
    const isTranslation = req.locale !== undefined && req.locale !== 'en'
    return isTranslation || !isNeeded(data) || Boolean(value) || 'This purpose requires the sentence.'
  }

/** The label of a checkbox, which the texts of some purposes have. */
const sentence = (name: string, label: string, isNeeded: typeof isMarketing): TextField => ({
  name,
  label,
  type: 'text',
  localized: true,
  validate: requiredWhere(isNeeded),
  admin: { condition: isNeeded },
})

const { beforeChange = [], ...invalidationHooks } = publishingHooks(() => [tags.consent])

/**
 * The consent texts of the forms. What a visitor agreed to must remain verifiable, so a published text never changes:
 * editors create a new version, which applies from its start date.
 */
export const consentTexts: CollectionConfig = {
  slug: 'consentTexts',
  labels: { singular: 'Consent text', plural: 'Consent texts' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'purpose', 'version', 'validFrom', '_status'],
    group: 'Settings',
    description:
      'The consent texts of the forms. A published text cannot change; duplicate it and publish the copy as a new version.',
  },
  defaultSort: ['purpose', '-version'],
  versions: { drafts: true, maxPerDoc: 50 },
  indexes: [{ fields: ['purpose', 'version'], unique: true }],
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: {
    ...invalidationHooks,
    beforeChange: [refuseChange, numberVersions, ...beforeChange],
    beforeDelete: [refuseDeletion],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      admin: { description: 'For editors only, for example: Marketing, after the review of 2026.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'purpose',
          type: 'select',
          required: true,
          index: true,
          options: consentPurposes.map((value) => ({ value, label: labels[value] })),
        },
        {
          name: 'version',
          type: 'number',
          admin: { readOnly: true, description: 'Numbered automatically.' },
        },
        {
          name: 'validFrom',
          type: 'date',
          required: true,
          label: 'Shown from',
          admin: {
            date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
            description: 'The first day on which forms show this version, until the next version applies.',
          },
        },
      ],
    },
    sentence('optIn', 'Label of the checkbox that opens the section', isMarketing),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      localized: true,
      label: 'Text',
      admin: { description: 'When it mentions the privacy notice, the form shows a link below the text.' },
    },
    sentence('agreement', 'Label of the checkbox to agree', asksForConsent),
  ],
}
