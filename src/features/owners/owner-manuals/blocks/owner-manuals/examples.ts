import type { BlockExample } from '#features/site/blocks/index.ts'
import type { ManualList } from '../../manual-list.ts'

const path = '/owners/manuals'

const list: ManualList = [
  {
    group: 'bakkies',
    manuals: [
      { slug: 'hilux-double-cab', name: 'Hilux Double Cab', picture: null },
      { slug: 'land-cruiser-79-single-cab', name: 'Land Cruiser 79 Single Cab', picture: null },
    ],
  },
  { group: 'cars', manuals: [{ slug: 'vitz', name: 'Vitz', picture: null }] },
]

export const examples = [
  {
    name: 'with an introduction and a button',
    path,
    live: { state: 'ready', data: list },
    block: {
      id: 'owner-manuals',
      blockType: 'ownerManuals',
      title: 'The book in the glovebox',
      lead: 'Seats, lamps, loads, services and what to do at the roadside.',
      buttons: [
        { label: 'My Garage', look: 'primary', link: { kind: 'address', address: '/owners/my-garage' } },
      ],
    },
  },
  {
    name: 'when the ranges cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'owner-manuals-failed', blockType: 'ownerManuals' },
  },
  {
    name: 'without ranges',
    path,
    live: { state: 'empty' },
    block: {
      id: 'owner-manuals-empty',
      blockType: 'ownerManuals',
      lead: 'Voertuigeienaarshandleidings en verantwoordelikheidsverklarings.',
    },
  },
] as const satisfies readonly BlockExample<'ownerManuals', ManualList>[]
