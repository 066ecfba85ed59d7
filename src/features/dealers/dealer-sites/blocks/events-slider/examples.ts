import type { DealerEvent } from '#features/dealers/dealer-content/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'

const events: DealerEvent[] = [
  {
    id: '1',
    name: 'Night of the Hilux',
    description: 'Fifty years of bakkies on one forecourt, and a fire to stand around.',
    picture: { kind: 'artwork', subject: 'place', scene: 'forecourt', alt: 'The forecourt in the evening' },
    startsOn: '2026-12-04',
    endsOn: '2026-12-05',
  },
  {
    id: '2',
    name: 'Tyre and brake check',
    description: null,
    picture: null,
    startsOn: '2026-12-12',
    endsOn: null,
  },
  {
    id: '3',
    name: 'Coffee on Fridays',
    description: 'Every week.',
    picture: null,
    startsOn: null,
    endsOn: null,
  },
]

export const examples = [
  {
    name: 'three events, with and without days and pictures',
    live: { state: 'ready', data: events },
    block: { id: 'events-three', blockType: 'eventsSlider', title: 'On the forecourt.' },
  },
  {
    name: 'none planned',
    live: { state: 'empty' },
    block: { id: 'events-none', blockType: 'eventsSlider', emptyText: 'Nothing is planned at the moment.' },
  },
  {
    name: 'when the events cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'events-failed', blockType: 'eventsSlider' },
  },
] as const satisfies readonly BlockExample<'eventsSlider', readonly DealerEvent[]>[]
