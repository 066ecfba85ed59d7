import { doubleCab } from '../bodies/double-cab.ts'
import { hiluxFace } from './hilux.ts'
import { plainMask } from '../front/plain.ts'
import type { VehicleRecord } from '../shape.ts'

export const corollaCross: VehicleRecord = {
  name: 'Corolla Cross',
  body: 'crossover',
  side: { ...doubleCab, ...hiluxFace },
  front: plainMask,
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.75 },
}
