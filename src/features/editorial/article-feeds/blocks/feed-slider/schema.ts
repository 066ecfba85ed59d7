import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { feedSectionFields } from '../../cms/section-fields.ts'

/** Source: requirements C-187 and C-273. */
export const feedSlider = defineBlockSchema({
  slug: 'feedSlider',
  label: 'RSS feed slider',
  plural: 'RSS feed sliders',
  group: 'Cards',
  sketch: [
    ['heading', 4, 4, 20],
    ['picture', 4, 10, 12, 9],
    ['picture', 18, 10, 12, 9],
    ['picture', 32, 10, 12, 9],
    ['line', 4, 21, 10],
    ['line', 18, 21, 10],
    ['line', 32, 21, 10],
  ],
  fields: [...feedSectionFields('Articles'), buttonsField({ maxRows: 1 })],
})
