import type { BlockExample } from '#features/site/blocks/index.ts'
import type { CircuitsData } from './load-circuits.ts'

export const examples: [BlockExample<'circuits', CircuitsData>, ...BlockExample<'circuits', CircuitsData>[]] =
  [
    {
      name: 'one, between its title and its figures',
      block: {
        id: 'circuits-one',
        blockType: 'circuits',
        title: 'Where the lights are',
        intro: 'Uphill to the first corner, and downhill through the fastest.',
        circuits: [
          {
            id: 'kyalami',
            circuit: 'kyalami',
            place: 'Midrand, Gauteng',
            length: 4522,
            corners: 16,
            note: 'The track climbs and falls by forty metres a lap.',
          },
        ],
        buttons: [
          { label: 'All vehicles', look: 'secondary', link: { kind: 'address', address: '/vehicles' } },
        ],
      },
    },
    {
      name: 'four in a strip',
      block: {
        id: 'circuits-four',
        blockType: 'circuits',
        title: 'Four circuits.',
        intro: 'Drawn freehand, each with its start and its direction.',
        circuits: [
          { id: 'a', circuit: 'kyalami', place: 'Midrand, Gauteng', length: 4522, corners: 16 },
          { id: 'b', circuit: 'killarney', place: 'Cape Town, Western Cape', length: 3267 },
          {
            id: 'c',
            circuit: 'zwartkops',
            place: 'Pretoria, Gauteng',
            length: 2400,
            note: 'Short and steep.',
          },
          { id: 'd', circuit: 'aldo-scribante', place: 'Gqeberha, Eastern Cape', length: 2480 },
        ],
      },
    },
    {
      name: 'one without facts and title',
      block: { id: 'circuits-bare', blockType: 'circuits', circuits: [{ id: 'bare', circuit: 'dezzi' }] },
    },
    {
      name: 'all, with long words',
      block: {
        id: 'circuits-all',
        blockType: 'circuits',
        title: 'Renbaanveiligheidsinspeksieverslae',
        circuits: [
          { id: '1', circuit: 'kyalami' },
          { id: '2', circuit: 'killarney', place: 'Padveiligheidsbewusmakingsveldtog' },
          { id: '3', circuit: 'zwartkops', corners: 8 },
          { id: '4', circuit: 'aldo-scribante', length: 2480 },
          { id: '5', circuit: 'phakisa', note: 'Inside an oval, and faster for it.' },
          { id: '6', circuit: 'east-london' },
          { id: '7', circuit: 'dezzi' },
          { id: '8', circuit: 'red-star' },
        ],
      },
    },
    {
      name: 'one with its lap record and its next date',
      live: {
        state: 'ready',
        data: {
          today: '2026-11-20',
          events: [{ track: 'Killarney', startsOn: '2026-12-05', endsOn: '2026-12-06' }],
        },
      },
      block: {
        id: 'circuits-record',
        blockType: 'circuits',
        title: 'By the sea',
        circuits: [
          {
            ...{ id: 'record', circuit: 'killarney', length: 3267 },
            ...{ lapTime: '1:19.604', lapDriver: 'Lwazi Ndlela', lapYear: 2025 },
          },
        ],
      },
    },
    {
      name: 'two whose dates cannot be loaded',
      live: { state: 'failed' },
      block: {
        id: 'circuits-failed',
        blockType: 'circuits',
        title: 'North and south',
        circuits: [
          { ...{ id: 'k', circuit: 'kyalami' }, ...{ lapTime: '1:46.118', lapYear: 2026 } },
          { id: 'e', circuit: 'east-london' },
        ],
      },
    },
  ]
