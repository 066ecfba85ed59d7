import { closeUps, drawCloseUp, drawNightFront, nightFrontSize, vehicleRanges } from '#art/vehicle/index.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice } from '../part.ts'
import { equipment, toEquipment } from './equipment.ts'

/** A detail of the side view: `close-up/{range}/{part}/{colour}`, then its equipment. */
export const closeUp = defineFamily({
  segments: { vehicle: choice(vehicleRanges), part: choice(closeUps), colour: paint },
  options: equipment,
  draw: ({ vehicle: range, part, colour, ...fitted }) =>
    drawCloseUp(part, { range, colour, ...toEquipment(fitted), idPrefix: 'c' }),
  size: () => ({ width: 400, height: 300 }),
})

/** A vehicle from the front at night: `night-front/{range}/{colour}`, then its equipment. */
export const nightFront = defineFamily({
  segments: { vehicle: choice(vehicleRanges), colour: paint },
  options: equipment,
  draw: ({ vehicle: range, colour, ...fitted }) =>
    drawNightFront({ range, colour, ...toEquipment(fitted), idPrefix: 'n' }),
  size: () => nightFrontSize,
})
