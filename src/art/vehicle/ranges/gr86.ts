import { coupe } from '../bodies/coupe.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const gr86: VehicleRecord = {
  name: 'GR86',
  body: 'coupe',
  side: coupe,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
