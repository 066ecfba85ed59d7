import type { BlockExample } from '#features/site/blocks/index.ts'
import type { DisplayedRange } from '#features/vehicles/line-up/index.ts'
import { rand } from '#platform/money.ts'

const vehicles = {
  ...{ vitz: 'Vitz', 'toyota-starlet': 'Starlet', corolla: 'Corolla', rumion: 'Rumion', rav4: 'RAV4' },
  ...{ fortuner: 'Fortuner', 'hilux-double-cab': 'Hilux', 'land-cruiser-prado': 'Prado', hiace: 'HiAce' },
  ...{ quantum: 'Quantum', 'gr-supra': 'Supra' },
}

const ranges: DisplayedRange[] = Object.entries(vehicles).map(([slug, name], index) => ({
  ...{ slug, name, href: `/dealers/marula-toyota-bryanston/new-vehicles/${slug}` },
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
