import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirement C-304. */
export const eventsDeck = defineBlockSchema({
  slug: 'eventsDeck',
  label: 'Deck of events',
  plural: 'Decks of events',
  group: 'Racing',
  order: 60,
  sketch: [
    ['heading', 4, 4, 20],
    ['picture', 4, 11, 14, 14],
    ['picture', 20, 11, 14, 14],
    ['picture', 36, 11, 12, 14],
  ],
  fields: [],
})
