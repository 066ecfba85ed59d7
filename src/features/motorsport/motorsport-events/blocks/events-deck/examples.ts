import type { BlockExample } from '#features/site/blocks/index.ts'
import type { EventsData } from '../../event.ts'
import { exampleEvents } from '../../example-events.ts'

const path = '/gr/events-calendar'

export const examples = [
  {
    name: 'upcoming events',
    path,
    live: { state: 'ready', data: exampleEvents },
    block: { id: 'events-deck-ready', blockType: 'eventsDeck' },
  },
  {
    name: 'no events',
    path,
    live: { state: 'empty' },
    block: { id: 'events-deck-none', blockType: 'eventsDeck' },
  },
  {
    name: 'when the events cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'events-deck-failed', blockType: 'eventsDeck' },
  },
] as const satisfies readonly BlockExample<'eventsDeck', EventsData>[]
