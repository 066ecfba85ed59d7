import { seventyDoubleCab } from '../bodies/seventy.ts'
import type { VehicleRecord } from '../shape.ts'
import { bedTail, seventyFace, seventyFront } from './land-cruiser-70.ts'

/** The pickup of the series with four doors. */
export const landCruiser79DoubleCab: VehicleRecord = {
  name: 'Land Cruiser 79 Double Cab',
  body: 'double-cab',
  side: { ...seventyDoubleCab, ...seventyFace(bedTail), sideStep: true },
  front: seventyFront(192),
  wheel: { style: 'six', finish: 'black', rim: 0.58, bolts: 5, allTerrain: true },
  utilityTrim: true,
}
