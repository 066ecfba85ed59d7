import { doubleCab } from '../bodies/double-cab.ts'
import { hiluxFace } from './hilux.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const fortuner: VehicleRecord = {
  name: 'Fortuner',
  body: 'suv',
  side: { ...doubleCab, ...hiluxFace },
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
