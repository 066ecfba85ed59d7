import type { BlockExample } from '#features/pages/index.ts'

export const relatedVehiclesExamples = [
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
