import { hatch } from '../bodies/hatch.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const rumion: VehicleRecord = {
  name: 'Rumion',
  body: 'mpv',
  side: hatch,
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
