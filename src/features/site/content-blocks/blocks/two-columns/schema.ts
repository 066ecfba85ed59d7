import { defineBlockSchema, themeField } from '#features/site/blocks/cms.ts'

/** Maximum number of components. Source: requirement C-399; decision C-11. */
const maxColumns = 2

/** Source: requirements C-264 and C-282. */
export const twoColumns = defineBlockSchema({
  slug: 'twoColumns',
  label: 'Two columns',
  plural: 'Two columns',
  group: 'Text',
  order: 30,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 19, 18],
    ['card', 25, 10, 19, 18],
    ['line', 7, 14, 13],
    ['line', 7, 18, 13],
    ['line', 28, 14, 13],
    ['line', 28, 18, 13],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'components',
      type: 'blocks',
      label: 'Columns',
      labels: { singular: 'Column', plural: 'Columns' },
      blocks: [],
      blockReferences: ['text', 'singleImage', 'singleVideo'],
      maxRows: maxColumns,
      admin: {
        initCollapsed: true,
        description: 'One or two columns, left first. On narrow screens they are stacked.',
      },
    },
    themeField(),
  ],
})
