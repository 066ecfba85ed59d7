import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { merchandiseSectionFields } from '../../cms/section-fields.ts'

/** Source: requirement C-206. */
export const merchandiseList = defineBlockSchema({
  slug: 'merchandiseList',
  label: 'All merchandise',
  plural: 'Lists of all merchandise',
  group: 'Racing',
  order: 90,
  sketch: [
    ['heading', 4, 4, 22],
    ['picture', 4, 10, 8, 8],
    ['picture', 15, 10, 8, 8],
    ['picture', 26, 10, 8, 8],
    ['picture', 36, 10, 8, 8],
    ['picture', 4, 20, 8, 8],
    ['picture', 15, 20, 8, 8],
    ['picture', 26, 20, 8, 8],
    ['picture', 36, 20, 8, 8],
  ],
  fields: merchandiseSectionFields(),
})
