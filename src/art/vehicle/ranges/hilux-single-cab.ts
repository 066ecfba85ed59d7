import { singleCab } from '../bodies/single-cab.ts'
import type { VehicleRecord } from '../shape.ts'
import { hiluxWorkFace, hiluxWorkFront } from './hilux.ts'

/** The working Hilux: steel wheels, unpainted mirrors, hooks along an open bed. */
export const hiluxSingleCab: VehicleRecord = {
  name: 'Hilux Single Cab',
  body: 'single-cab',
  side: {
    ...singleCab,
    ...hiluxWorkFace,
    fuelFlap: [300, 100, 9.6],
    arch: { reach: 1.15, corner: 0.64 },
    loadBed: singleCab.loadBed && { ...singleCab.loadBed, hooks: true },
  },
  front: hiluxWorkFront,
  wheel: { style: 'steel', finish: 'silver', rim: 0.62, bolts: 6, allTerrain: true },
  utilityTrim: true,
}
