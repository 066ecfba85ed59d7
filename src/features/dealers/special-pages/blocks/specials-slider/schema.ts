import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { specialsSectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-064 and D-065. */
export const specialsSlider = defineBlockSchema({
  slug: 'specialsSlider',
  label: 'Slider of specials',
  plural: 'Sliders of specials',
  group: 'Dealers',
  order: 170,
  sketch: [
    ['heading', 4, 4, 18],
    ['line', 36, 5, 8],
    ['picture', 4, 10, 12, 10],
    ['picture', 18, 10, 12, 10],
    ['picture', 32, 10, 12, 10],
    ['button', 4, 23, 4],
  ],
  fields: specialsSectionFields(),
})
