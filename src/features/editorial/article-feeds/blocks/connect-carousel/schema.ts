import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { feedSectionFields } from '../../cms/section-fields.ts'

/** Source: requirements C-192 and C-193. */
export const connectCarousel = defineBlockSchema({
  slug: 'connectCarousel',
  label: 'Connect carousel',
  plural: 'Connect carousels',
  group: 'Cards',
  sketch: [
    ['heading', 4, 3, 16],
    ['button', 36, 3, 8],
    ['picture', 4, 8, 26, 18],
    ['line', 33, 12, 11],
    ['line', 33, 15, 11],
    ['line', 33, 18, 8],
  ],
  fields: feedSectionFields('Connect'),
})
