import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** An autoplaying carousel of the first six ranges. Source: requirements C-138 and C-139. */
export const rangeCarousel = defineBlockSchema({
  slug: 'rangeCarousel',
  label: 'Range carousel',
  plural: 'Range carousels',
  group: 'Vehicles',
  order: 50,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 12, 10],
    ['picture', 18, 10, 12, 10],
    ['picture', 32, 10, 12, 10],
    ['line', 18, 25, 12],
  ],
  fields: [
    {
      name: 'heading',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 80,
      admin: { description: 'Heading of a carousel with the first six ranges of the line-up.' },
    },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the heading.' },
    },
    buttonsField({ maxRows: 2 }),
  ],
})
