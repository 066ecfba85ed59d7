import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirements C-209 to C-212. */
export const eventList = defineBlockSchema({
  slug: 'eventList',
  label: 'List of events',
  plural: 'Lists of events',
  group: 'Racing',
  order: 40,
  sketch: [
    ['heading', 4, 4, 22],
    ['button', 4, 10, 6],
    ['button', 12, 10, 8],
    ['button', 22, 10, 7],
    ['picture', 4, 15, 12, 7],
    ['picture', 18, 15, 12, 7],
    ['picture', 32, 15, 12, 7],
    ['picture', 4, 24, 12, 7],
    ['picture', 18, 24, 12, 7],
    ['picture', 32, 24, 12, 7],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'In Next Event mode the title is “Next Event”.' },
    },
    {
      name: 'nextEventMode',
      type: 'checkbox',
      label: 'Next Event mode',
      defaultValue: false,
      admin: { description: 'Leaves out events that are over or no longer advertised.' },
    },
  ],
})
