import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** The owner's manuals of every range, as PDF. */
export const ownerManuals = defineBlockSchema({
  slug: 'ownerManuals',
  label: 'Owner’s manuals',
  plural: 'Owner’s manuals',
  group: 'Vehicles',
  order: 115,
  sketch: [
    ['heading', 4, 3, 22],
    ['card', 4, 9, 9, 9],
    ['card', 15, 9, 9, 9],
    ['card', 26, 9, 9, 9],
    ['card', 4, 20, 9, 9],
    ['card', 15, 20, 9, 9],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'Owner’s manuals when empty.' },
    },
    {
      name: 'lead',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two below the title.' },
    },
    buttonsField({ maxRows: 2 }),
  ],
})
