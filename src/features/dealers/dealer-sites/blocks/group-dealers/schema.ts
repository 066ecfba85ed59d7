import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { emptyTextField, sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-058 to D-060. */
export const groupDealers = defineBlockSchema({
  slug: 'groupDealers',
  label: 'Dealers of the group',
  plural: 'Dealers of the group',
  group: 'Dealers',
  order: 120,
  sketch: [
    ['heading', 4, 4, 18],
    ['line', 4, 9, 8],
    ['line', 14, 9, 8],
    ['card', 4, 13, 12, 12],
    ['card', 18, 13, 12, 12],
    ['card', 32, 13, 12, 12],
  ],
  fields: [...sectionFields(), emptyTextField()],
})
