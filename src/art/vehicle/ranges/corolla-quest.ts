import { reshapeFront, reshapeSide } from '../reshape.ts'
import type { VehicleRecord } from '../shape.ts'
import { corolla } from './corolla.ts'

/** The previous sedan: larger lamps, a bright bar from lamp to lamp, plain wheels. */
export const corollaQuest: VehicleRecord = {
  name: 'Corolla Quest',
  body: 'sedan',
  side: reshapeSide(
    {
      ...corolla.side,
      headlamp: {
        outline:
          'M 7.8 65.6 C 10 73 18 77.4 31 80 C 50 84 68 88.4 84 92 C 84.6 86 79 80 68 75.6 C 52 69.6 28 64.4 10.6 63.6 C 8 63.6 7.2 64.2 7.8 65.6 Z',
        signature: 'M 12 66.4 C 30 68.2 50 73 64 78.6',
        lenses: [
          [32, 72.6, 4],
          [46, 76.4, 3.6],
        ],
        trim: 'M 9 64 C 30 65.6 54 71 70 77.4',
      },
      tailLamp: {
        outline:
          'M 454.4 96.6 C 440 99 424 99.4 410 97.6 C 404 94 400 89 398 83 C 416 79.6 438 79 457.6 80 C 457.2 86.6 456 92.4 454.4 96.6 Z',
        signature: 'M 404 86 C 418 83.4 438 83 455.6 84',
        clear: 'M 412 93.4 L 450 92.4 L 451.6 88.6 L 409 88.8 Z',
      },
      details: [
        { material: 'gloss', d: 'M 1 50 C 8 50 18 52 26 56 L 28 42 L 22 32 C 14 30 8 30 4 32 Z' },
        { material: 'chrome', d: 'M 4 61.6 L 12 62 L 22 65 L 8 64.4 Z' },
        { material: 'void', d: 'M 32 46 L 46 50 L 46 38 L 36 36 C 33 39 32 42 32 46 Z' },
        { material: 'fog', d: 'M 35.6 43 C 35.6 47.3 41.6 47.3 41.6 43 C 41.6 38.7 35.6 38.7 35.6 43 Z' },
        { material: 'reflector', d: 'M 438 41 L 458 43 L 458.6 40.4 L 439 38.6 Z' },
      ],
      fin: undefined,
    },
    { length: 462, height: 146.5, tyreRadius: 33 },
  ),
  front: reshapeFront(
    {
      ...corolla.front,
      openings: [
        { d: 'M 0 70 L 38 70 L 44 68 L 40 60 L 0 60 Z', pattern: 'slats', frame: 'chrome' },
        { d: 'M 0 50 L 46 50 L 54 44 L 48 32 L 0 32 Z', pattern: 'slats', frame: 'gloss' },
        { d: 'M 62 46 L 78 50 L 77 36 L 66 33 C 62 37 61 42 62 46 Z', pattern: 'plain', apart: true },
      ],
      headlamp:
        'M 42 71 C 56 73 74 79 85 87 C 87 81 86.6 75 84 70 C 74 64.6 58 61.6 42.6 62 C 40.6 65 40.6 69 42 71 Z',
      signature: 'M 46 64.6 C 58 64.6 72 67.6 82 72',
      lenses: [
        [54, 68.4, 3.8],
        [68, 72, 3.8],
      ],
      fog: [[71, 42, 3.2]],
      chrome: [],
      emblem: { height: 65, width: 17 },
    },
    { width: 177.5, height: 146.5 },
  ),
  wheel: { style: 'five-twin', finish: 'silver', rim: 0.7 },
}
