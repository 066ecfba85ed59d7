import { sedan } from '../bodies/sedan.ts'
import type { VehicleRecord } from '../shape.ts'

/** J-shaped lamps over a wide low mouth; a sedan with its cabin well forward. */
export const corolla: VehicleRecord = {
  name: 'Corolla',
  body: 'sedan',
  side: {
    ...sedan,
    headlamp: {
      outline:
        'M 8.6 66.4 C 12.6 71.6 20 74.6 31 77 C 52 82 74 86.4 92 89 C 90 83.6 82 79 70 75.2 C 50 69.8 26 65.6 11.4 64.6 C 8.6 64.6 7.8 65.2 8.6 66.4 Z',
      signature: 'M 12.6 66.6 C 30 69 52 73.4 68 78 C 77 80.8 83 84 87 87.6',
      lenses: [
        [33, 73.6, 2.8],
        [45, 76.4, 2.8],
        [57, 79, 2.6],
      ],
    },
    tailLamp: {
      outline:
        'M 454.4 97 C 440 99.6 422 99.8 404 97.4 C 396 96 390 93.6 386 90.6 C 398 86.4 430 83.2 457.2 82.6 C 457 88 455.8 93 454.4 97 Z',
      signature: 'M 394 91.6 C 402 95 416 96.4 432 96 C 440 95.8 447 95.2 453.4 94.4',
      clear: 'M 424 91.6 L 454.6 90.4 L 455.4 87 L 426 88.4 Z',
    },
    bumperCuts: { front: [70, 75.4], rear: [412, 84.6, 71.6] },
    details: [
      { material: 'mesh', d: 'M 1 52 C 8 52 18 54 28 58 L 30 40 L 22 28 C 14 26.4 8 26.4 4 28 Z' },
      { material: 'gloss', d: 'M 34 48 L 52 54 L 52 38 L 42 33 C 36 38 34 43 34 48 Z' },
      { material: 'chrome', d: 'M 3 27.6 C 14 26 26 27 40 31 L 40 29.6 C 26 25 12 24 4 25.6 Z' },
      { material: 'facet-light', d: 'M 28 59 L 34 50 L 52 56 L 66 60 L 46 68 L 20 62 Z' },
      { material: 'reflector', d: 'M 438 41 L 458 43 L 458.6 40.4 L 439 38.6 Z' },
    ],
    beltTrim:
      'M 150 99.8 C 226 100.8 300 101.8 368 102.4 C 372.4 102.6 374 104.4 371.4 106.8 C 364 112.4 353 118.4 337 125.6',
  },
  front: {
    measures: {
      width: 178,
      height: 143.5,
      roof: 53,
      roofDrop: 8.5,
      beltHalf: 73,
      belt: 101,
      cowl: 97,
      bonnetEdge: 72,
      bonnetCorner: 82,
      square: 0.2,
      sill: 20,
    },
    tyre: { width: 21, diameter: 69, track: 74 },
    openings: [
      {
        d: 'M 0 68 L 30 68 L 42 70.6 L 38 65.6 C 34 64 28 63.6 22 63.6 L 0 63.6 Z',
        pattern: 'plain',
        frame: 'chrome',
      },
      {
        d: 'M 0 52 L 40 52 C 48 52 54 49 58 44 L 66 31 C 67 28.6 66 27 63 27 L 0 27 Z',
        pattern: 'slats',
        frame: 'gloss',
      },
    ],
    headlamp:
      'M 40.6 70.6 C 56 72.6 74 78 85 85.6 C 86.4 81 86.2 76.6 84.4 73 C 74 67.6 56 64.6 40 65 C 38.6 67 39 69.4 40.6 70.6 Z',
    signature: 'M 43.4 67 C 57 67 72 70 82.4 75 L 83.4 81',
    lenses: [
      [54, 70, 2.6],
      [63, 71.8, 2.6],
      [72, 74.6, 2.4],
    ],
    chrome: ['M 0 25 C 24 25 48 25.4 62 27.6 C 70 30 75 38 78 52'],
    plastic: 'M 0 25 L 49.8 25 L 71.0 28 L 90.0 33 L 90.0 18 L 0 18 Z',
    creases: ['M 38 99 C 43 91 43 82 38 73'],
    emblem: { height: 67, width: 16 },
    plate: 41,
    mirror: [75, 104, 0.96],
  },
  wheel: { style: 'ten', finish: 'machined', rim: 0.76 },
}
