import { doubleCab } from '../bodies/double-cab.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const hiluxDoubleCab: VehicleRecord = {
  name: 'Hilux Double Cab',
  body: 'double-cab',
  side: doubleCab,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
