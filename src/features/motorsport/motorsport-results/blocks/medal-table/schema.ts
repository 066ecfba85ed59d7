import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirements C-240 to C-243, V-191 and V-192; decision G-8. */
export const medalTable = defineBlockSchema({
  slug: 'medalTable',
  label: 'Medal table',
  plural: 'Medal tables',
  group: 'Text',
  order: 100,
  sketch: [
    ['heading', 4, 4, 16],
    ['card', 4, 9, 8, 7],
    ['card', 14, 9, 8, 7],
    ['card', 24, 9, 8, 7],
    ['card', 34, 9, 8, 7],
    ['line', 4, 20, 40],
    ['line', 4, 24, 40],
    ['line', 4, 28, 40],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 400,
      admin: { description: 'One or two sentences next to the title.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'caption',
          type: 'text',
          label: 'Title of the table',
          required: true,
          localized: true,
          maxLength: 120,
          admin: { width: '50%' },
        },
        {
          name: 'buttonLabel',
          type: 'text',
          label: 'Button to the winners',
          localized: true,
          maxLength: 60,
          admin: {
            width: '50%',
            description: 'Opens a dialog with the winners, and is its title. Empty: no button.',
          },
        },
      ],
    },
    {
      name: 'medals',
      type: 'array',
      labels: { singular: 'Medal', plural: 'Medals' },
      maxRows: 200,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('medallist') },
        description: 'The figures above the table are counted from these rows.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'medal',
              type: 'select',
              required: true,
              options: [
                { value: 'gold', label: 'Gold' },
                { value: 'silver', label: 'Silver' },
                { value: 'bronze', label: 'Bronze' },
              ],
              admin: { width: '25%' },
            },
            {
              name: 'sport',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 60,
              admin: { width: '25%' },
            },
            {
              name: 'event',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 120,
              admin: { width: '50%' },
            },
          ],
        },
        {
          name: 'medallist',
          type: 'text',
          required: true,
          maxLength: 160,
          admin: { description: 'The winner, or everyone in the team.' },
        },
      ],
    },
  ],
})
