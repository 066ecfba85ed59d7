import { xtraCab } from '../bodies/xtra-cab.ts'
import type { VehicleRecord } from '../shape.ts'
import { hiluxFace, hiluxFront } from './hilux.ts'

export const hiluxXtraCab: VehicleRecord = {
  name: 'Hilux Xtra Cab',
  body: 'xtra-cab',
  side: { ...xtraCab, ...hiluxFace },
  front: hiluxFront,
  wheel: { style: 'seven', finish: 'silver', rim: 0.66, bolts: 6, allTerrain: true },
}
