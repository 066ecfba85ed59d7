import type { BlockExample } from '#features/site/blocks/index.ts'
import type { RelatedRange } from '../../related-view.ts'

const hilux = (['Double', 'Xtra', 'Single'] as const).map((cab) => ({
  slug: `hilux-${cab.toLowerCase()}-cab`,
  name: `Hilux ${cab} Cab`,
  href: `/vehicles/hilux-${cab.toLowerCase()}-cab`,
  price: 'From R 389 900',
  picture: null,
  hero: null,
})) satisfies readonly RelatedRange[]

export const examples = [
  {
    name: 'With the default heading',
    path: '/vehicles/corolla-cross',
    live: { state: 'ready', data: hilux },
    block: { id: 'related-usual', blockType: 'relatedVehicles' },
  },
  {
    name: 'With its own heading and one range',
    path: '/vehicles/hilux-double-cab',
    live: { state: 'ready', data: hilux.slice(0, 1) },
    block: { id: 'related-own', blockType: 'relatedVehicles', heading: 'More that carries a load' },
  },
  {
    name: 'When the service fails',
    path: '/vehicles/fortuner',
    live: { state: 'failed' },
    block: { id: 'related-failed', blockType: 'relatedVehicles', heading: 'More with seven seats' },
  },
] as const satisfies readonly BlockExample<'relatedVehicles', readonly RelatedRange[]>[]
