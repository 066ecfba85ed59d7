import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { countries } from '../countries.ts'

/** Public holidays that the calendar of the software does not know, such as the day of an election. */
export const publicHolidays: CollectionConfig = {
  slug: 'publicHolidays',
  trash: true,
  labels: { singular: 'Public holiday', plural: 'Public holidays' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'day', 'everyYear', 'countries'],
    listSearchableFields: ['name'],
    group: 'Dealers',
    description:
      'The usual public holidays of each country are known. Add a day when a government declares another one.',
  },
  defaultSort: '-day',
  access: { read: () => true, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, [tags.dealers.all])
        return doc
      },
    ],
    afterDelete: [({ req }) => invalidate(req, [tags.dealers.all])],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } },
        {
          name: 'day',
          type: 'date',
          required: true,
          admin: { width: '25%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
        },
        {
          name: 'everyYear',
          type: 'checkbox',
          label: 'Every year',
          defaultValue: false,
          admin: { width: '25%' },
        },
      ],
    },
    {
      name: 'countries',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [Object.keys(countries)[0]],
      options: Object.entries(countries).map(([value, label]) => ({ value, label })),
      admin: { description: 'On this day dealers there have their hours of public holidays.' },
    },
  ],
}
