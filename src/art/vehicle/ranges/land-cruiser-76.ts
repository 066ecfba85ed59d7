import { seventyWagon } from '../bodies/seventy.ts'
import type { VehicleRecord } from '../shape.ts'
import { seventyFace, seventyFront, wagonTail } from './land-cruiser-70.ts'

/** The station wagon of the series: five doors and a flat roof. */
export const landCruiser76: VehicleRecord = {
  name: 'Land Cruiser 76',
  body: 'large-suv',
  side: { ...seventyWagon, ...seventyFace(wagonTail), sideStep: true },
  front: seventyFront(194.5),
  wheel: { style: 'six', finish: 'silver', rim: 0.58, bolts: 5, allTerrain: true },
  utilityTrim: true,
}
