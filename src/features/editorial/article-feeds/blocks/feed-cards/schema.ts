import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { feedSectionFields } from '../../cms/section-fields.ts'

/** Source: requirements C-187, C-189 and C-190. */
export const feedCards = defineBlockSchema({
  slug: 'feedCards',
  label: 'Cards of a feed',
  plural: 'Cards of feeds',
  group: 'Cards',
  sketch: [
    ['heading', 4, 4, 20],
    ['picture', 4, 10, 9, 7],
    ['picture', 15, 10, 9, 7],
    ['picture', 26, 10, 9, 7],
    ['picture', 37, 10, 7, 7],
    ['line', 4, 19, 8],
    ['line', 15, 19, 8],
    ['line', 26, 19, 8],
    ['line', 37, 19, 6],
  ],
  fields: [
    ...feedSectionFields('Articles'),
    {
      name: 'arrangement',
      type: 'select',
      required: true,
      defaultValue: 'row',
      options: [
        { value: 'row', label: 'Up to 4 cards' },
        { value: 'grid', label: 'Card grid, up to 8 cards' },
      ],
    },
    buttonsField({ maxRows: 1 }),
  ],
})
