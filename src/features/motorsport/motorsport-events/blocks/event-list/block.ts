import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadEventList } from '../../data/load-events.ts'
import { EventListBlock } from './event-list.tsx'

export const eventList = defineLiveBlock({
  kind: 'eventList',
  view: EventListBlock,
  load: loadEventList,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
