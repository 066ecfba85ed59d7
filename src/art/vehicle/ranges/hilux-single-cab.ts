import { singleCab } from '../bodies/single-cab.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const hiluxSingleCab: VehicleRecord = {
  name: 'Hilux Single Cab',
  body: 'single-cab',
  side: singleCab,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
