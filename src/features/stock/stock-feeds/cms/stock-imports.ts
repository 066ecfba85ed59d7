import type { CollectionConfig, Field } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { type ImportStatus, importStatuses } from '../import-report.ts'

const statusLabels: Readonly<Record<ImportStatus, string>> = {
  applied: 'Applied',
  refused: 'Refused, nothing changed',
  failed: 'Failed, nothing changed',
}

const counts: readonly (readonly [name: string, label: string])[] = [
  ['read', 'Vehicles read'],
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['sold', 'No longer in the feed'],
  ['refused', 'Vehicles refused'],
]

const readOnly = { readOnly: true }

const momentField = (name: string, label: string): Field => ({
  ...{ name, label, type: 'date', required: true },
  admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' } },
})

const countField = ([name, label]: (typeof counts)[number]): Field => ({
  ...{ name, label, type: 'number', defaultValue: 0, admin: readOnly },
})

/** The reports of imports of stock. Only the import writes them. */
export const stockImports: CollectionConfig = {
  slug: 'stockImports',
  labels: { singular: 'Stock import', plural: 'Stock imports' },
  admin: {
    useAsTitle: 'source',
    defaultColumns: ['source', 'status', 'finishedAt', 'read', 'added', 'changed', 'sold', 'refused'],
    listSearchableFields: ['source', 'message'],
    group: 'Used vehicles',
    description:
      'What each feed of used vehicles changed, and which vehicles were refused and why. Reports are kept for 90 days.',
  },
  defaultSort: '-finishedAt',
  disableDuplicate: true,
  access: { read: isEditor, create: () => false, update: () => false, delete: () => false },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'source', type: 'text', required: true, admin: readOnly },
        {
          name: 'status',
          type: 'select',
          required: true,
          options: importStatuses.map((value) => ({ value, label: statusLabels[value] })),
          admin: readOnly,
        },
      ],
    },
    { name: 'message', type: 'text', admin: readOnly },
    {
      type: 'row',
      fields: [
        momentField('startedAt', 'Started'),
        { ...momentField('finishedAt', 'Finished'), index: true } as Field,
      ],
    },
    { type: 'row', fields: counts.map(countField) },
    {
      name: 'refusals',
      type: 'json',
      label: 'Refused vehicles',
      admin: {
        readOnly: true,
        disableListColumn: true,
        components: { Field: '/../features/stock/stock-feeds/cms/admin/refusals.tsx#Refusals' },
      },
    },
  ],
}
