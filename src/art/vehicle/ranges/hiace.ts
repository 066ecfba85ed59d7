import { minibus } from '../bodies/minibus.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const hiace: VehicleRecord = {
  name: 'HiAce',
  body: 'minibus',
  side: minibus,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
