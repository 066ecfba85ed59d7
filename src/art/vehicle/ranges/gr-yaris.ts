import { threeDoor } from '../bodies/three-door.ts'
import type { VehicleRecord } from '../shape.ts'

/** Three doors, a mouth as wide as the car, haunches and a dark roof. */
export const grYaris: VehicleRecord = {
  name: 'GR Yaris',
  body: 'hot-hatch',
  side: {
    ...threeDoor,
    headlamp: {
      outline:
        'M 7 70 C 10 75.6 15 79.4 25 82.2 C 38 85.6 52 88.6 65 91 C 65 86 61 81 53 77.6 C 42 73.2 22 69.4 9.4 68.6 C 7 68.6 6.4 69.2 7 70 Z',
      signature: 'M 11 70.8 C 25 72.6 40 76 49.6 79.6 C 55 82 59 85 61 88.6',
      lenses: [
        [25, 77, 3.4],
        [37, 80.2, 3],
      ],
    },
    tailLamp: {
      outline:
        'M 390.4 88.4 C 388.4 93.4 383 97.4 374.6 100 C 364 101 352 100.4 342 98 C 350 91 362 86 376 84 C 382 83.4 387.6 83.2 391.6 83.6 Z',
      signature: 'M 349 97.4 C 358 92.6 372 88.8 389 87.6',
      clear: 'M 366 97 L 382 96 L 386 92.6 L 372 93 Z',
    },
    bumperCuts: { front: [62, 77.6], rear: [364, 86, 63] },
    details: [
      { material: 'mesh', d: 'M 1 60 C 8 60 16 62 23 65 L 26 40 L 22 26 C 15 24 9 23.4 4 24 Z' },
      { material: 'void', d: 'M 30 52 L 46 58 L 50 38 L 38 30 C 32 36 29 44 30 52 Z' },
      { material: 'facet-light', d: 'M 24 66 L 30 54 L 46 60 L 62 64 L 44 72 L 20 68 Z' },
      { material: 'plastic', d: 'M 368 38 L 399 44 L 402 10 L 362 10 Z' },
      { material: 'reflector', d: 'M 384 48.6 L 397 50.4 L 397.6 47.8 L 385 46.2 Z' },
    ],
  },
  front: {
    measures: {
      width: 180.5,
      height: 145.5,
      roof: 51,
      roofDrop: 9,
      beltHalf: 70,
      belt: 102,
      cowl: 98,
      bonnetEdge: 76,
      bonnetCorner: 85,
      square: 0.5,
      sill: 18,
    },
    flares: { out: 4 },
    tyre: { width: 23, diameter: 70, track: 74.2 },
    openings: [
      {
        d: 'M 0 62 L 44 62 C 48 62 50 60 51 57 L 57 30 C 57.4 26 56 24 52 24 L 0 24 Z',
        pattern: 'mesh',
        frame: 'gloss',
      },
      {
        d: 'M 64 56 L 84 62 C 86.4 62 87 60.4 86.6 57 L 83 30 L 70 28 C 65 36 63 46 64 56 Z',
        pattern: 'mesh',
        apart: true,
      },
    ],
    headlamp:
      'M 45 74 C 58 77 74 82.6 84.6 89 C 87 84 87 77 84.6 72.6 C 74 67.6 58 65.4 47 66.4 C 43.6 68.6 43.6 72 45 74 Z',
    signature: 'M 48.6 69 C 60 68.6 74 71 82 75.4 L 83.4 83',
    lenses: [
      [59, 72.6, 3.8],
      [71.4, 75.6, 3.4],
    ],
    plastic: 'M 0 23 L 50.5 23 L 72.2 26 L 91.2 31 L 91.2 16 L 0 16 Z',
    creases: ['M 40 100 C 44 92 44 84 40 77'],
    emblem: { height: 68, width: 15 },
    plate: 50,
    mirror: [72, 105, 0.96],
  },
  wheel: { style: 'mesh', finish: 'black', rim: 0.79, caliper: '#c8131f' },
  blackRoof: true,
}
