import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** One model of a range. Source: requirements V-303 and V-307. */
export const featuredModel = defineBlockSchema({
  slug: 'featuredModel',
  label: 'Featured model',
  plural: 'Featured models',
  group: 'Vehicles',
  order: 40,
  sketch: [
    ['picture', 4, 9, 24, 14],
    ['heading', 31, 10, 12],
    ['line', 31, 15, 13],
    ['button', 31, 20, 8],
  ],
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'range', type: 'relationship', relationTo: 'ranges', required: true, label: 'Vehicle' },
    {
      name: 'choice',
      type: 'select',
      label: 'Model',
      defaultValue: 'heroModel',
      options: [
        { value: 'heroModel', label: 'The hero model of the vehicle' },
        { value: 'price', label: 'The model with the highest price' },
      ],
      admin: { isClearable: false, description: 'The section is hidden while no such model is on sale.' },
    },
    buttonsField({ maxRows: 2 }),
  ],
})
