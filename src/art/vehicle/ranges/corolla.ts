import { sedan } from '../bodies/sedan.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const corolla: VehicleRecord = {
  name: 'Corolla',
  body: 'sedan',
  side: sedan,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
