import { singleCab } from '../bodies/single-cab.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const hiluxXtraCab: VehicleRecord = {
  name: 'Hilux Xtra Cab',
  body: 'xtra-cab',
  side: singleCab,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
