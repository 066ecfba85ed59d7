import type { Access, Field, FieldAccess, GlobalConfig, Tab } from 'payload'
import { hasRole, hiddenExceptFor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { companyForms, type EnquiryKind, enquiryKinds, isCompanyForm, kindLabels } from '../definitions.ts'
import { optionalFieldsOf } from './optional-fields.ts'

/** Administrators, editors, and the leads role, who handle what the forms send. */
const mayManageForms: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'leads')

/** Editors write the texts; who receives personal data is not theirs to see or to change. */
const mayManageRecipients: FieldAccess = ({ req }) => hasRole(req, 'admin', 'leads')

/** More than a team that shares a form has. */
const maxRecipients = 10

function checkRecipients(addresses: string[] | null | undefined): true | string {
  const wrong = (addresses ?? []).find((address) => !isMailAddress(address.trim()))
  return wrong === undefined || `This is not an e-mail address: ${wrong}`
}

/** Of the forms without a dealer. */
const companyFields = (): Field[] => [
  {
    name: 'recipients',
    type: 'text',
    hasMany: true,
    maxRows: maxRecipients,
    access: { read: mayManageRecipients, update: mayManageRecipients },
    label: 'Recipients',
    validate: (value: string[] | string | null | undefined) =>
      checkRecipients(typeof value === 'string' ? [value] : value),
    admin: {
      description: 'E-mail addresses that receive this form. The support e-mail of the site when empty.',
    },
  },
  {
    name: 'thanksHeading',
    type: 'text',
    localized: true,
    maxLength: 80,
    label: 'Heading after sending',
    admin: { description: 'Replaces the usual heading.' },
  },
  {
    name: 'thanksText',
    type: 'textarea',
    localized: true,
    maxLength: 600,
    label: 'Text after sending',
    admin: { description: 'Replaces the usual text. The reference is always shown below it.' },
  },
]

const tabOf = (form: EnquiryKind) => ({
  name: form,
  label: kindLabels[form],
  fields: [...(isCompanyForm(form) ? companyFields() : []), ...optionalFieldsOf(form)],
})

/** The order of the tabs that users know; later forms follow them. */
const firstTabs: readonly EnquiryKind[] = ['contact', 'merchandise', 'document', 'sponsorship', 'citizenship']

/** The forms without a dealer come first: they have more to set. A form with nothing to set has no tab. */
const tabs: Tab[] = [...new Set([...firstTabs, ...companyForms, ...enquiryKinds])]
  .map(tabOf)
  .filter(({ fields }) => fields.length > 0)

/**
 * The fields that forms leave out, and recipients and thanks of the forms without a dealer. There are no drafts: a save is
 * published at once.
 *
 * Only users read it: recipients are never part of a page.
 */
export const formSettings: GlobalConfig = {
  slug: 'form-settings',
  label: 'Forms',
  admin: {
    group: 'Settings',
    hidden: hiddenExceptFor('admin', 'editor', 'leads'),
    description:
      'What forms ask for; recipients and thanks of those that go to the company and not to a dealer. Empty fields stand for the usual texts.',
  },
  versions: { max: 50 },
  access: { read: mayManageForms, update: mayManageForms, readVersions: mayManageForms },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, [tags.forms])
        return doc
      },
    ],
  },
  fields: [{ type: 'tabs', tabs }],
}
