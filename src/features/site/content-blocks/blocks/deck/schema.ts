import { defineBlockSchema, pictureCardFields } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirement C-265. */
export const deck = defineBlockSchema({
  slug: 'deck',
  label: 'Row of cards',
  plural: 'Rows of cards',
  group: 'Cards',
  order: 50,
  sketch: [
    ['heading', 4, 5, 18],
    ['picture', 4, 11, 13, 9],
    ['picture', 19, 11, 13, 9],
    ['picture', 34, 11, 14, 9],
    ['line', 4, 23, 10],
    ['line', 19, 23, 10],
    ['line', 34, 23, 10],
  ],
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 400,
      admin: { description: 'One or two sentences next to the title.' },
    },
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Card', plural: 'Cards' },
      minRows: 1,
      maxRows: 12,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('title') },
        description: 'All in one row; visitors turn to those that do not fit.',
      },
      fields: pictureCardFields(),
    },
    buttonsField({ maxRows: 2 }),
  ],
})
