import { hatch } from '../bodies/hatch.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const vitz: VehicleRecord = {
  name: 'Vitz',
  body: 'hatch',
  side: hatch,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
