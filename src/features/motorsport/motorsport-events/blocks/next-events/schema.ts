import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirements C-091 to C-093. */
export const nextEvents = defineBlockSchema({
  slug: 'nextEvents',
  label: 'Next events',
  plural: 'Sections of next events',
  group: 'Racing',
  order: 30,
  sketch: [
    ['heading', 4, 3, 14],
    ['picture', 4, 7, 19, 10],
    ['picture', 25, 7, 19, 10],
    ['heading', 4, 19, 16],
    ['picture', 4, 23, 12, 7],
    ['picture', 18, 23, 12, 7],
    ['picture', 32, 23, 12, 7],
  ],
  fields: [],
})
