import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { sectionFields } from '../../cms/section-fields.ts'
import { metals } from '../../rules/event-medals.ts'

const labels = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' }

/** Source: requirement C-122. */
export const eventMedals = defineBlockSchema({
  slug: 'eventMedals',
  label: 'Medals of an event',
  plural: 'Medals of events',
  group: 'Racing',
  order: 140,
  sketch: [
    ['heading', 4, 3, 20],
    ['picture', 4, 11, 6, 8],
    ['picture', 13, 11, 6, 8],
    ['picture', 22, 11, 6, 8],
    ['picture', 31, 11, 6, 8],
    ['line', 4, 23, 6],
    ['line', 13, 23, 6],
    ['line', 22, 23, 6],
    ['line', 31, 23, 6],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'medals',
      type: 'array',
      labels: { singular: 'Medal', plural: 'Medals' },
      maxRows: 60,
      admin: { description: 'Shown by metal, the earliest year first.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'metal',
              type: 'select',
              required: true,
              options: metals.map((value) => ({ value, label: labels[value] })),
              admin: { width: '50%' },
            },
            { name: 'year', type: 'number', required: true, min: 1950, max: 2100, admin: { width: '50%' } },
          ],
        },
      ],
    },
  ],
})
