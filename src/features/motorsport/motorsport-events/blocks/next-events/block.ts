import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadNextEvents } from '../../data/load-events.ts'
import { NextEventsBlock } from './next-events.tsx'

export const nextEvents = defineLiveBlock({
  kind: 'nextEvents',
  view: NextEventsBlock,
  load: loadNextEvents,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
