import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadEventsDeck } from '../../data/load-events.ts'
import { EventsDeckBlock } from './events-deck.tsx'

export const eventsDeck = defineLiveBlock({
  kind: 'eventsDeck',
  view: EventsDeckBlock,
  load: loadEventsDeck,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
