import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** The cars of an owner, which only the owner's browser stores. */
export const myGarage = defineBlockSchema({
  slug: 'myGarage',
  label: 'My Garage',
  plural: 'Garages',
  group: 'Vehicles',
  order: 120,
  sketch: [
    ['heading', 4, 3, 18],
    ['button', 34, 4, 10],
    ['card', 4, 9, 19, 16],
    ['card', 25, 9, 19, 16],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'My Garage when empty.' },
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
    {
      ...buttonsField({ name: 'documents', maxRows: 8 }),
      label: 'Documents',
      labels: { singular: 'Document', plural: 'Documents' },
    },
  ],
})
