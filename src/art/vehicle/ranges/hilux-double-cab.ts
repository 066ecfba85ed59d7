import { doubleCab } from '../bodies/double-cab.ts'
import type { VehicleRecord } from '../shape.ts'
import { hiluxFace, hiluxFront } from './hilux.ts'

export const hiluxDoubleCab: VehicleRecord = {
  name: 'Hilux Double Cab',
  body: 'double-cab',
  side: {
    ...doubleCab,
    ...hiluxFace,
    rollBar:
      'M 378 129.6 L 385 155 C 386 159 388.6 161 393 160.4 C 408 158 432 145 456 129.6 L 442 129.6 C 428 138.4 412 147 400 150.6 C 396 151.6 394 150 393 147 L 388 129.6 Z',
  },
  front: hiluxFront,
  wheel: { style: 'six', finish: 'machined', rim: 0.69, bolts: 6, allTerrain: true },
}
