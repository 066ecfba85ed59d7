import { coupe } from '../bodies/coupe.ts'
import type { VehicleRecord } from '../shape.ts'

/** Low nose with a wide dark mouth, a fin along the sill, a ducktail. */
export const gr86: VehicleRecord = {
  name: 'GR86',
  body: 'coupe',
  side: {
    ...coupe,
    headlamp: {
      outline:
        'M 14 55 C 20 60.4 29 64.4 40 67.6 C 48 70 56 72 63 73 C 64.4 69.4 62 65.4 56.6 62.4 C 46 57.4 29 53.6 17 52.6 C 13.4 52.4 12.4 53.4 14 55 Z',
      signature: 'M 19 55 C 31 56.4 45 59.6 53.6 63.6 C 57.4 65.6 59.4 67.6 60.4 70.4',
      lenses: [
        [33, 60.4, 3],
        [44.6, 64, 3],
      ],
    },
    tailLamp: {
      outline:
        'M 419.4 94 C 408 94.6 394 92.6 382 88.4 C 392 83.6 408 80.4 422.8 79.6 C 422.4 85 421 90 419.4 94 Z',
      signature: 'M 419.6 91 C 408 91 398 89.6 390.6 87.6 C 399 84.6 410 83 421 82.8',
    },
    bumperCuts: { front: [57, 62.4], rear: [398, 81.6, 67] },
    details: [
      { material: 'mesh', d: 'M 2 40 C 8 40 16 42 24 45 L 22 27 C 16 24 9 23 3 24 Z' },
      { material: 'gloss', d: 'M 30 46 L 48 54 L 52 36 L 40 27 C 34 31 30 38 30 46 Z' },
      { material: 'facet-light', d: 'M 24 46 L 30 47 L 48 56 L 60 58 L 40 60 L 18 52 Z' },
      {
        material: 'gloss',
        d: 'M 126.6 63 C 129.4 57 130.6 50 130 42.6 L 134 40 C 135.6 48 135 56 132.6 63.4 Z',
      },
      { material: 'plastic', d: 'M 380 34 L 426 40 L 428 10 L 376 10 Z' },
      { material: 'reflector', d: 'M 406 43.4 L 423.6 45.4 L 424 42.8 L 407 41 Z' },
    ],
    spoiler:
      'M 372 98.4 C 388 98 402 99.4 415.4 101.6 L 421 100.8 C 421.8 98.4 420.8 96.6 419 95.4 C 404 96.8 388 97.4 372 97.6 Z',
  },
  front: {
    measures: {
      width: 177.5,
      height: 131,
      roof: 50,
      roofDrop: 9,
      beltHalf: 70,
      belt: 90,
      cowl: 86,
      bonnetEdge: 62,
      bonnetCorner: 74,
      square: 0.1,
      sill: 16,
    },
    tyre: { width: 22, diameter: 68, track: 73.2 },
    openings: [
      {
        d: 'M 0 46 L 46 46 C 50 46 52 44 53.4 41 L 60 27 C 61 24.6 60 23 57 23 L 0 23 Z',
        pattern: 'mesh',
      },
      {
        d: 'M 66 52 L 82 58 C 84.6 58 85.6 56 85.4 53 L 82 30 L 72 26 C 68 34 65 44 66 52 Z',
        pattern: 'plain',
        apart: true,
      },
    ],
    headlamp:
      'M 50 62.4 C 60 64 72 68.6 83 76 C 84.6 71 84.4 66.6 82 63 C 74 57.6 62 54.6 52 54.6 C 48.6 56.4 48.2 60 50 62.4 Z',
    signature: 'M 54 57 C 63 57.4 73 60 80 64.6 L 81 71',
    lenses: [
      [60, 60.6, 3],
      [70, 64, 3],
    ],
    plastic: 'M 0 21 L 49.7 21 L 70.8 24 L 89.8 29 L 89.8 14 L 0 14 Z',
    creases: ['M 36 87 C 40 78 40 70 34 63', 'M 62 88 C 70 84 76 80 78 74'],
    emblem: { height: 55, width: 14 },
    plate: 40,
    mirror: [72, 94, 0.92],
  },
  wheel: { style: 'ten', finish: 'black', rim: 0.79, caliper: '#b8101f' },
}
