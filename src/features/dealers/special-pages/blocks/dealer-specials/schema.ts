import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { specialsSectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-040 and D-041. */
export const dealerSpecials = defineBlockSchema({
  slug: 'dealerSpecials',
  label: 'Specials of the dealer',
  plural: 'Specials of the dealer',
  group: 'Dealers',
  order: 160,
  sketch: [
    ['heading', 4, 4, 18],
    ['button', 4, 9, 7],
    ['button', 13, 9, 9],
    ['button', 24, 9, 9],
    ['picture', 4, 14, 12, 10],
    ['picture', 18, 14, 12, 10],
    ['picture', 32, 14, 12, 10],
  ],
  fields: specialsSectionFields(),
})
