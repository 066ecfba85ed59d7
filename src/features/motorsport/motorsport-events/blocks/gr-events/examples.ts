import type { BlockExample } from '#features/site/blocks/index.ts'
import type { EventsData } from '../../event.ts'
import { exampleEvents } from '../../example-events.ts'

const path = '/gr/events-calendar'

export const examples = [
  {
    name: 'all upcoming events',
    path,
    live: { state: 'ready', data: exampleEvents },
    block: { id: 'gr-events-all', blockType: 'grEvents', kind: 'allEvents' },
  },
  {
    name: 'the next four',
    path,
    live: { state: 'ready', data: exampleEvents },
    block: { id: 'gr-events-latest', blockType: 'grEvents', kind: 'latestEvents' },
  },
  {
    name: 'no events',
    path,
    live: { state: 'empty' },
    block: { id: 'gr-events-none', blockType: 'grEvents', kind: 'allEvents' },
  },
  {
    name: 'when the events cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'gr-events-failed', blockType: 'grEvents', kind: 'latestEvents' },
  },
] as const satisfies readonly BlockExample<'grEvents', EventsData>[]
