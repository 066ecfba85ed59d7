import { cardGridFields, defineBlockSchema, pictureCardFields } from '#features/site/blocks/cms.ts'

/** Source: requirements C-288 to C-291. */
export const ecommerceGrid = defineBlockSchema({
  slug: 'ecommerceGrid',
  label: 'Shop items',
  plural: 'Shop items',
  group: 'Cards',
  order: 60,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 12, 18],
    ['card', 18, 10, 12, 18],
    ['card', 32, 10, 12, 18],
    ['picture', 6, 12, 8, 7],
    ['picture', 20, 12, 8, 7],
    ['picture', 34, 12, 8, 7],
    ['button', 6, 23, 6],
    ['button', 20, 23, 6],
    ['button', 34, 23, 6],
  ],
  fields: [
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'parts',
      options: [
        { value: 'parts', label: 'Parts' },
        { value: 'accessories', label: 'Accessories' },
        { value: 'merchandise', label: 'Merchandise' },
      ],
      admin: { description: 'Without a title, the section is headed by its category.' },
    },
    ...cardGridFields({
      singular: 'Item',
      plural: 'Items',
      named: 'heading',
      fields: pictureCardFields({ title: 'heading', content: 'description' }),
    }),
  ],
})
