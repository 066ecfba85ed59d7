import type { BlockExample } from '#features/pages/index.ts'
import type { RelatedRange } from '../../related-view.ts'

const hilux = (['Double', 'Xtra', 'Single'] as const).map((cab) => ({
  slug: `hilux-${cab.toLowerCase()}-cab`,
  name: `Hilux ${cab} Cab`,
  href: `/vehicles/hilux-${cab.toLowerCase()}-cab`,
  price: 'From R 389 900',
  picture: null,
})) satisfies readonly RelatedRange[]

export const relatedVehiclesExamples = [
  {
    name: 'With what the service answered',
    path: '/vehicles/fortuner',
    live: { state: 'ready', data: hilux },
    block: { id: 'related-answered', blockType: 'relatedVehicles' },
  },
  {
    name: 'With its usual heading',
    path: '/vehicles/corolla-cross',
    block: { id: 'related-usual', blockType: 'relatedVehicles' },
  },
  {
    name: 'With a heading of its own',
    path: '/vehicles/hilux-double-cab',
    block: { id: 'related-own', blockType: 'relatedVehicles', heading: 'More that carries a load' },
  },
  {
    name: 'When the service did not answer',
    path: '/vehicles/fortuner',
    live: { state: 'failed' },
    block: { id: 'related-failed', blockType: 'relatedVehicles' },
  },
] as const satisfies readonly BlockExample<'relatedVehicles'>[]
