import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { stockFields } from '../../cms/stock-fields.ts'

/** Source: requirements D-044 and D-045. */
export const preOwnedShop = defineBlockSchema({
  slug: 'preOwnedShop',
  label: 'Pre-owned shop',
  plural: 'Pre-owned shop',
  group: 'Dealers',
  order: 150,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 8, 10],
    ['picture', 16, 10, 12, 10],
    ['picture', 32, 10, 12, 10],
  ],
  fields: stockFields('Empty: a sentence that new stock arrives every week.'),
})
