import type { CollectionConfig, DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { type OfferDays, periodOf } from '../data/offer-days.ts'
import { type RangeRelation, tagsOfReferencedRange } from './tags-of-range.ts'

/** Rejects an end before the start. An offer that has ended is valid and stays as history. Source: decision C-17. */
const validateEnd: DateFieldValidation = (value, context) => {
  const { start, end } = periodOf(context.siblingData as OfferDays)
  if (start !== null && end !== null && end < start) return 'The offer ends before it begins.'
  return date(value, context)
}

const day = (name: 'startsOn' | 'endsOn', label: string, validate?: DateFieldValidation): Field => ({
  name,
  type: 'date',
  label,
  required: true,
  ...(validate && { validate }),
  admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
})

const smallPrint = (name: 'terms' | 'disclaimer', label: string, description: string): Field => ({
  name,
  type: 'textarea',
  label,
  required: true,
  maxLength: 4000,
  admin: { rows: 6, description },
})

/** Benefits added to a vehicle for a limited period. Source: requirements C-172, C-173 and C-176; decision C-17. */
export const valueAddedOffers: CollectionConfig<'valueAddedOffers'> = {
  slug: 'valueAddedOffers',
  trash: true,
  labels: { singular: 'Value-added offer', plural: 'Value-added offers' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'range', 'startsOn', 'endsOn', '_status'],
    listSearchableFields: ['title'],
    group: 'Vehicles',
    description: 'Shown on the page of the range from the first day to the last.',
  },
  defaultSort: '-startsOn',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number; range?: RangeRelation | null }>(tagsOfReferencedRange),
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The benefit in one line, for example “12 months complimentary insurance”.' },
    },
    { name: 'range', type: 'relationship', relationTo: 'ranges', required: true, index: true },
    { type: 'row', fields: [day('startsOn', 'First day'), day('endsOn', 'Last day', validateEnd)] },
    {
      name: 'benefits',
      type: 'array',
      labels: { singular: 'Benefit', plural: 'Benefits' },
      minRows: 1,
      maxRows: 6,
      required: true,
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 160 }],
    },
    smallPrint('terms', 'Terms & Conditions', 'An empty line starts a new paragraph.'),
    smallPrint('disclaimer', 'Disclaimer', 'An empty line starts a new paragraph.'),
  ],
}
