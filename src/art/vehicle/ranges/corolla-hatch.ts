import { reshapeFront, reshapeSide } from '../reshape.ts'
import type { VehicleRecord } from '../shape.ts'
import { corolla } from './corolla.ts'
import { grCorolla } from './gr-corolla.ts'

/** The five-door Corolla: the body of the GR Corolla without its blisters and vents. */
export const corollaHatch: VehicleRecord = {
  name: 'Corolla Hatch',
  body: 'hatch',
  side: reshapeSide(
    {
      ...grCorolla.side,
      arch: { reach: 1.08, corner: 0.5523 },
      details: [
        { material: 'mesh', d: 'M 1 52 C 8 52 18 54 28 58 L 30 40 L 22 28 C 14 26 8 26 4 28 Z' },
        { material: 'gloss', d: 'M 34 48 L 52 54 L 54 38 L 44 32 C 37 37 34 42 34 48 Z' },
        { material: 'facet-light', d: 'M 28 59 L 34 50 L 52 56 L 66 60 L 46 68 L 20 62 Z' },
        { material: 'plastic', d: 'M 400 34 L 441 38 L 444 10 L 396 10 Z' },
        { material: 'reflector', d: 'M 418 43 L 438 45.4 L 438.6 42.8 L 419 40.6 Z' },
      ],
    },
    { length: 437.5, height: 143.5, tyreRadius: 34.4 },
  ),
  front: reshapeFront(
    {
      ...corolla.front,
      openings: [
        { d: 'M 0 68 L 30 68 L 42 70.6 L 38 66 C 34 64.6 28 64.2 22 64.2 L 0 64.2 Z', pattern: 'plain' },
        {
          d: 'M 0 55 L 36 55 C 46 55 52 51 57 45 L 69 30 C 70 27 68.6 25 65 25 L 0 25 Z',
          pattern: 'mesh',
          frame: 'gloss',
        },
      ],
      chrome: ['M 60 24.6 C 70 28 76 36 79 50'],
      plate: 43,
    },
    { width: 179, height: 145 },
  ),
  wheel: { style: 'seven', finish: 'machined', rim: 0.77 },
}
