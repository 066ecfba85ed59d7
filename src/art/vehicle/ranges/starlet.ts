import { hatch } from '../bodies/hatch.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const starlet: VehicleRecord = {
  name: 'Starlet',
  body: 'hatch',
  side: hatch,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
