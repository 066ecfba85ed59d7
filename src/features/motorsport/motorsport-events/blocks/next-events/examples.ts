import type { BlockExample } from '#features/site/blocks/index.ts'
import type { EventsData } from '../../event.ts'
import { exampleEvents } from '../../example-events.ts'

const path = '/gr/events-calendar'

export const examples = [
  {
    name: 'upcoming events',
    path,
    live: { state: 'ready', data: exampleEvents },
    block: { id: 'next-events-ready', blockType: 'nextEvents' },
  },
  {
    name: 'no events',
    path,
    live: { state: 'empty' },
    block: { id: 'next-events-none', blockType: 'nextEvents' },
  },
  {
    name: 'when the events cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'next-events-failed', blockType: 'nextEvents' },
  },
] as const satisfies readonly BlockExample<'nextEvents', EventsData>[]
