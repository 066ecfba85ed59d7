import { reshapeFront, reshapeSide } from '../reshape.ts'
import type { VehicleRecord } from '../shape.ts'
import { corollaCross } from './corolla-cross.ts'

/** A small crossover with a coupe's roof: thin running lights above, the lamps themselves down in the bumper. */
export const starletCross: VehicleRecord = {
  name: 'Starlet Cross',
  body: 'crossover',
  side: reshapeSide(
    {
      ...corollaCross.side,
      headlamp: {
        outline:
          'M 6.2 84 C 9 89.6 14 92.8 24 95 L 66 102 C 61 98 52 95 41 92.2 L 9 83.2 C 7 82.8 6 83.2 6.2 84 Z',
        signature: 'M 10 85.6 C 26 90 44 94 60 100',
      },
      tailLamp: {
        outline:
          'M 437.4 97 C 434 102 429 105.4 422 107 L 388 103.4 C 400 99.4 420 95 438.4 93.4 L 437.4 97 Z',
        signature: 'M 394 103 C 408 99.6 424 97.4 436 96',
      },
      details: [
        { material: 'mesh', d: 'M 0 36 L 13 42 L 17 66 L 7 79 L -2 80 Z' },
        { material: 'void', d: 'M 11 77 L 36 79 L 40 66 L 34 54 L 13 52 C 10 60 9.6 68 11 77 Z' },
        { material: 'fog', d: 'M 18.6 66 C 18.6 72.6 27.8 72.6 27.8 66 C 27.8 59.4 18.6 59.4 18.6 66 Z' },
        { material: 'facet-light', d: 'M 12 80 L 40 78 L 60 70 L 46 62 L 40 66 Z' },
        {
          material: 'silver',
          d: 'M 3 38.4 C 14 38.6 30 40 42 43 L 46 37 C 34 33 21 31 9 30.6 C 6 32.6 4 35 3 38.4 Z',
        },
        { material: 'reflector', d: 'M 420 47.6 L 441 49.6 L 442 46.8 L 421 45 Z' },
      ],
      beltTrim: 'M 142 114.8 L 326 115.4 C 340 115.8 370 119.6 395 123.4',
    },
    { length: 399.5, height: 155, tyreRadius: 33.6 },
  ),
  front: reshapeFront(
    {
      ...corollaCross.front,
      openings: [
        {
          d: 'M 0 86 L 40 86 L 50 82 L 56 64 C 56.6 61 55 59 52 59 L 0 59 Z',
          pattern: 'mesh',
          frame: 'gloss',
        },
        { d: 'M 0 50 L 50 50 L 56 44 L 50 37 L 0 37 Z', pattern: 'slats' },
        { d: 'M 63 78 L 86 80 L 85 56 L 70 52 C 64 58 62 68 63 78 Z', pattern: 'plain', apart: true },
      ],
      headlamp:
        'M 48 90 C 62 92 76 95 88 99.6 C 88.6 96.6 88.4 94 87.6 91.6 C 76 87.4 62 85.4 50 85.4 C 48 86.6 47.4 88.4 48 90 Z',
      signature: 'M 52 87.6 C 64 87.8 76 89.8 86 93.4',
      lenses: [],
      fog: [
        [74.6, 70.4, 4.8],
        [74.2, 60.4, 2.8],
      ],
      chrome: ['M 0 88.6 L 42 88.6'],
    },
    { width: 176.5, height: 155 },
  ),
  wheel: { style: 'turbine', finish: 'machined', rim: 0.71 },
  railFinish: 'silver',
}
