import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { specialsSectionFields } from '../../cms/section-fields.ts'

/** Source: requirement D-373. */
export const oneAds = defineBlockSchema({
  slug: 'oneAds',
  label: 'Advertised specials',
  plural: 'Advertised specials',
  group: 'Dealers',
  order: 180,
  sketch: [
    ['heading', 4, 4, 22],
    ['picture', 4, 11, 12, 12],
    ['picture', 18, 11, 12, 12],
    ['picture', 32, 11, 12, 12],
  ],
  fields: specialsSectionFields(),
})
