import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** Source: requirement V-110. */
export const serviceSchedule = defineBlockSchema({
  slug: 'serviceSchedule',
  label: 'Service schedule',
  plural: 'Service schedules',
  group: 'Vehicles',
  order: 110,
  sketch: [
    ['heading', 4, 3, 22],
    ['card', 4, 8, 12, 4],
    ['card', 18, 8, 12, 4],
    ['card', 32, 8, 12, 4],
    ['line', 4, 17, 40],
    ['line', 4, 21, 40],
    ['line', 4, 25, 40],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'Check Your Service Schedule when empty.' },
    },
    {
      name: 'lead',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two below the title.' },
    },
    buttonsField({ maxRows: 2 }),
  ],
})
