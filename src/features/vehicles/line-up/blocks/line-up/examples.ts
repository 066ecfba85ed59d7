import type { BlockExample } from '#features/site/blocks/index.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'

export const examples = [
  {
    name: 'All ranges',
    block: {
      id: 'line-up-all',
      blockType: 'lineUp',
      heading: 'Find the one that fits.',
      lead: 'From the city to the far end of the gravel: every range, drawn to one scale.',
    },
  },
  {
    name: 'Only bakkies',
    block: {
      id: 'line-up-bakkies',
      blockType: 'lineUp',
      heading: 'Built to carry.',
      bodyTypes: ['double-cab', 'single-cab', 'xtra-cab'],
    },
  },
  {
    name: 'Only the racing brand',
    block: { id: 'line-up-racing', blockType: 'lineUp', heading: 'Born on the stage.', racing: true },
  },
] as const satisfies readonly BlockExample<'lineUp', readonly VehicleRange[]>[]
