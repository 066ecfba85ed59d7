import { suv } from '../bodies/suv.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const fortuner: VehicleRecord = {
  name: 'Fortuner',
  body: 'suv',
  side: suv,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
