import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { tableHead, tableRows } from '../faq/table-fields.ts'

/** Source: requirements C-244 and C-245. */
export const dataTables = defineBlockSchema({
  slug: 'dataTables',
  label: 'Tables',
  plural: 'Tables',
  group: 'Text',
  order: 80,
  sketch: [
    ['heading', 4, 4, 16],
    ['card', 4, 10, 40, 4],
    ['line', 6, 17, 10],
    ['line', 26, 17, 14],
    ['line', 6, 21, 8],
    ['line', 26, 21, 12],
    ['line', 6, 25, 10],
    ['line', 26, 25, 14],
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
      name: 'tables',
      type: 'array',
      labels: { singular: 'Table', plural: 'Tables' },
      maxRows: 12,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('caption') },
        description: 'Two tables and more are next to each other on wide screens.',
      },
      fields: [
        {
          name: 'caption',
          type: 'text',
          label: 'Title of the table',
          required: true,
          localized: true,
          maxLength: 120,
          admin: { description: 'What the table lists. Screen readers announce it.' },
        },
        tableHead(),
        tableRows(),
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Note below the tables',
      localized: true,
      maxLength: 400,
    },
  ],
})
