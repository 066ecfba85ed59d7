import { defineBlockSchema, themeField } from '#features/site/blocks/cms.ts'
import { newsSectionFields } from '../../cms/section-fields.ts'
import { defaultCategory, maxLatest } from '../../rules/section-limits.ts'

/** Source: requirements C-179 to C-186, C-305 and C-365; decision G-8. */
export const latestNews = defineBlockSchema({
  slug: 'latestNews',
  label: 'Latest news',
  plural: 'Sections of latest news',
  group: 'Cards',
  order: 90,
  sketch: [
    ['heading', 4, 4, 20],
    ['picture', 4, 10, 12, 9],
    ['picture', 18, 10, 12, 9],
    ['picture', 32, 10, 12, 9],
    ['line', 4, 21, 10],
    ['line', 18, 21, 10],
    ['line', 32, 21, 10],
  ],
  fields: [
    ...newsSectionFields('Latest News'),
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'number',
          label: 'Number of the category',
          min: 0,
          max: 9999,
          defaultValue: defaultCategory,
          admin: { width: '50%', step: 1, description: '3 is GR, 0 is every category.' },
        },
        {
          name: 'limit',
          type: 'number',
          label: 'Number of news items',
          min: 1,
          max: 24,
          defaultValue: maxLatest,
          admin: { width: '50%', step: 1 },
        },
      ],
    },
    themeField(),
  ],
})
