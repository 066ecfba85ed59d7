import type { BlockExample } from '#features/site/blocks/index.ts'
import type { EventsData } from '../../event.ts'
import { exampleEvents } from '../../example-events.ts'

const path = '/gr/events-calendar'

export const examples = [
  {
    name: 'past and upcoming events',
    path,
    live: { state: 'ready', data: exampleEvents },
    block: { id: 'event-list-ready', blockType: 'eventList', title: 'Where to find us' },
  },
  {
    name: 'in Next Event mode',
    path,
    live: { state: 'ready', data: exampleEvents },
    block: { id: 'event-list-next', blockType: 'eventList', nextEventMode: true },
  },
  {
    name: 'no events',
    path,
    live: { state: 'empty' },
    block: { id: 'event-list-none', blockType: 'eventList' },
  },
  {
    name: 'when the events cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'event-list-failed', blockType: 'eventList' },
  },
] as const satisfies readonly BlockExample<'eventList', EventsData>[]
