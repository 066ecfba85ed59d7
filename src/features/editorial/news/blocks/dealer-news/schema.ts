import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { newsSectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-063, D-381 and D-418. */
export const dealerNews = defineBlockSchema({
  slug: 'dealerNews',
  label: 'News',
  plural: 'Sections of news',
  group: 'Dealers',
  order: 75,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 18, 14],
    ['line', 26, 11, 18],
    ['line', 26, 15, 18],
    ['line', 26, 19, 18],
    ['line', 26, 23, 18],
  ],
  fields: newsSectionFields('Latest News'),
})
