import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadCardsDay } from '../../data/load-events.ts'
import { EventCardsBlock } from './event-cards.tsx'

export const eventCards = defineLiveBlock({
  kind: 'eventCards',
  view: EventCardsBlock,
  load: loadCardsDay,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
