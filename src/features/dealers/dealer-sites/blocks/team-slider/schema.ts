import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { emptyTextField, sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-035 to D-037. */
export const teamSlider = defineBlockSchema({
  slug: 'teamSlider',
  label: 'Teams',
  plural: 'Teams',
  group: 'Dealers',
  order: 60,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 12, 10],
    ['picture', 18, 10, 12, 10],
    ['picture', 32, 10, 12, 10],
    ['line', 4, 23, 10],
    ['line', 18, 23, 10],
    ['line', 32, 23, 10],
  ],
  fields: [...sectionFields(), emptyTextField()],
})
