import type { BlockExample } from '#features/blocks/index.ts'
import type { DisplayedRange } from '#features/vehicle-pages/index.ts'
import { rand } from '#platform/money.ts'

const names = 'Vitz Starlet Corolla Rumion RAV4 Fortuner Hilux Prado HiAce Coaster Supra'.split(' ')

const ranges: DisplayedRange[] = names.map((name, index) => ({
  ...{ slug: name.toLowerCase(), name, href: `/dealers/marula/new-vehicles/${name.toLowerCase()}` },
  price: rand(200_000 + index * 50_000),
  picture: null,
}))

export const examples = [
  {
    name: 'eleven vehicles, of which eight are shown',
    live: { state: 'ready', data: ranges },
    block: {
      id: 'popular-eleven',
      blockType: 'popularVehicles',
      title: 'What the neighbours drive.',
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
    },
  },
  {
    name: 'without prices',
    live: { state: 'ready', data: ranges.slice(0, 3).map((range) => ({ ...range, price: null })) },
    block: { id: 'popular-priceless', blockType: 'popularVehicles' },
  },
  {
    name: 'when the vehicles cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'popular-failed', blockType: 'popularVehicles' },
  },
] as const satisfies readonly BlockExample<'popularVehicles', readonly DisplayedRange[]>[]
