import { drawPair, pairBox } from '#art/line-up/index.ts'
import { vehicleRanges } from '#art/vehicle/index.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'

/** Two silhouettes over each other at one scale: `pair/{range}/{range}`. */
export const pair = defineFamily({
  segments: {
    first: choice(vehicleRanges),
    second: withSamples(choice(vehicleRanges), 'vitz', 'hilux-double-cab', 'hiace'),
  },
  crossed: ['first'],
  draw: drawPair,
  size: () => pairBox,
})
