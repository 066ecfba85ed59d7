import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirements C-271 and C-272. */
export const grEvents = defineBlockSchema({
  slug: 'grEvents',
  label: 'Event calendar',
  plural: 'Event calendars',
  group: 'Racing',
  order: 20,
  sketch: [
    ['heading', 4, 4, 20],
    ['button', 4, 10, 6],
    ['button', 12, 10, 9],
    ['button', 23, 10, 7],
    ['picture', 4, 16, 12, 12],
    ['picture', 18, 16, 12, 12],
    ['picture', 32, 16, 12, 12],
  ],
  fields: [
    {
      name: 'kind',
      type: 'radio',
      label: 'What it shows',
      required: true,
      defaultValue: 'allEvents',
      options: [
        { value: 'allEvents', label: 'All upcoming events, with filters' },
        { value: 'latestEvents', label: 'The next four, with a button to the calendar' },
      ],
    },
  ],
})
