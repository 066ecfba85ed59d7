import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { stockFields } from '../../cms/stock-fields.ts'

/** Source: requirements D-043 and D-240. */
export const usedVehicles = defineBlockSchema({
  slug: 'usedVehicles',
  label: 'Used vehicles',
  plural: 'Used vehicles',
  group: 'Dealers',
  order: 140,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 12, 10],
    ['picture', 18, 10, 12, 10],
    ['picture', 32, 10, 12, 10],
  ],
  fields: stockFields('Empty: the section is left out then.'),
})
