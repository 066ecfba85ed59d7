import { seventySingleCab } from '../bodies/seventy.ts'
import type { VehicleRecord } from '../shape.ts'
import { bedTail, seventyFace, seventyFront } from './land-cruiser-70.ts'

/** The pickup of the series with two doors and the long bed. */
export const landCruiser79SingleCab: VehicleRecord = {
  name: 'Land Cruiser 79 Single Cab',
  body: 'single-cab',
  side: { ...seventySingleCab, ...seventyFace(bedTail) },
  front: seventyFront(190.5),
  wheel: { style: 'steel', finish: 'silver', rim: 0.58, bolts: 5, allTerrain: true },
  utilityTrim: true,
}
