import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { countVehicles, storeRanges, validateVehicles } from './recall-hooks.ts'

const validateId = (value: string | null | undefined) =>
  (typeof value === 'string' && /^[0-9A-Za-z][0-9A-Za-z./ -]{0,39}$/.test(value)) ||
  'Enter letters, digits, hyphens, dots, slashes and blanks, at most 40, such as 26-SC-014.'

/** As many lines as one request may send to the admin, with room for the other fields. */
const maxTableLength = 600_000

/** Recall campaigns with the vehicles they affect. Source: requirements V-095 to V-109 and V-301. */
export const recalls: CollectionConfig<'recalls'> = {
  slug: 'recalls',
  trash: true,
  labels: { singular: 'Recall', plural: 'Recalls' },
  admin: {
    useAsTitle: 'campaignId',
    defaultColumns: ['campaignId', 'description', 'since', 'vehicleCount', '_status'],
    listSearchableFields: ['campaignId', 'description'],
    group: 'Vehicles',
    description:
      'Owners check their VIN against the published campaigns. A change counts as soon as it is published.',
  },
  defaultSort: '-since',
  // No autosave: a table of vehicles may be long.
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 10 },
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor, readVersions: isEditor },
  hooks: { beforeChange: [countVehicles], afterChange: [storeRanges] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'campaignId',
          type: 'text',
          label: 'Campaign',
          required: true,
          unique: true,
          validate: validateId,
          hooks: { beforeDuplicate: [copyToUniqueText] },
          admin: { width: '50%', description: 'As dealers know it, such as 26-SC-014.' },
        },
        {
          name: 'since',
          type: 'date',
          required: true,
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
        },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'What may be wrong and what it may lead to, in words that owners use.' },
    },
    {
      name: 'remedy',
      type: 'textarea',
      label: 'What is done',
      required: true,
      maxLength: 600,
      admin: { description: 'What the workshop does, and how long it takes.' },
    },
    {
      name: 'vehicles',
      type: 'textarea',
      label: 'Affected vehicles',
      required: true,
      maxLength: maxTableLength,
      validate: validateVehicles,
      admin: {
        rows: 12,
        placeholder: 'AHTFR22G00\t6012001\t6012999',
        description:
          'Paste three columns of a spreadsheet: prefix, first and last serial number, 17 characters together. A line may also be one VIN. Every line is checked when you publish.',
      },
    },
    {
      name: 'vehicleCount',
      type: 'number',
      label: 'Vehicles',
      admin: { readOnly: true, position: 'sidebar', description: 'Counted from the table.' },
    },
  ],
}
