import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { emptyTextField, sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-046 and D-047. */
export const eventsSlider = defineBlockSchema({
  slug: 'eventsSlider',
  label: 'Events of the dealer',
  plural: 'Events of the dealer',
  group: 'Dealers',
  order: 70,
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
