import type { BlockExample } from '#features/site/blocks/index.ts'
import type { GarageRange } from '../../garage.ts'

const path = '/owners/my-garage'
const ranges = [
  { slug: 'hilux-double-cab', name: 'Hilux Double Cab' },
  { slug: 'land-cruiser-79-single-cab', name: 'Land Cruiser 79 Single Cab' },
]

export const examples = [
  {
    name: 'with documents and a button',
    path,
    live: { state: 'ready', data: ranges },
    block: {
      id: 'my-garage',
      blockType: 'myGarage',
      title: 'Every car you look after',
      lead: 'Recalls, services and papers of each, without an account.',
      buttons: [
        { label: 'Book a service', look: 'primary', link: { kind: 'address', address: '/enquiry/service' } },
      ],
      documents: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
    },
  },
  {
    name: 'with the title it has by itself, and long words',
    path,
    live: { state: 'ready', data: ranges },
    block: {
      id: 'my-garage-plain',
      blockType: 'myGarage',
      lead: 'Voertuigidentifikasienommers en verantwoordelikheidsverklarings.',
    },
  },
  {
    name: 'when the ranges cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'my-garage-failed', blockType: 'myGarage' },
  },
  {
    name: 'without ranges',
    path,
    live: { state: 'empty' },
    block: { id: 'my-garage-empty', blockType: 'myGarage' },
  },
] as const satisfies readonly BlockExample<'myGarage', readonly GarageRange[]>[]
