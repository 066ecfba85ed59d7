import { hotHatch } from '../bodies/hot-hatch.ts'
import type { VehicleRecord } from '../shape.ts'

/** Slim lamps over a functional mouth, vents behind the front wheel, blistered arches. */
export const grCorolla: VehicleRecord = {
  name: 'GR Corolla',
  body: 'hot-hatch',
  side: {
    ...hotHatch,
    headlamp: {
      outline:
        'M 9 66.6 C 13.6 71.6 21 75 32 78 C 52 83.2 74 87.4 92 90 C 88 84.4 78 80 64 76.2 C 46 71.6 26 67 12 65 C 9 64.8 8 65.4 9 66.6 Z',
      signature: 'M 13 67 C 32 70.4 54 75.4 70 80.2 C 77 82.6 82 85.4 86 88.4',
      lenses: [
        [33, 74, 2.6],
        [44, 77, 2.6],
        [55, 79.8, 2.4],
      ],
    },
    tailLamp: {
      outline:
        'M 428.8 91 C 425.6 95 420 97.8 413 99 C 398 99.4 382 97.6 368 93.8 C 380 89 398 85.8 416 85 C 422 84.8 427 85 430.6 85.4 Z',
      signature: 'M 376 93.4 C 390 90.4 408 88.4 428 88.4',
      clear: 'M 392 95 L 416 95.6 L 421 92.6 L 398 92.4 Z',
    },
    bumperCuts: { front: [64, 76.2], rear: [396, 87.6, 69.6] },
    details: [
      { material: 'mesh', d: 'M 1 50 C 8 50 18 52.6 27 57 L 26 36 L 18 24 C 12 23 7 23 4 24 Z' },
      { material: 'void', d: 'M 33 50 L 52 57 L 56 36 L 42 28 C 35 34 32 42 33 50 Z' },
      { material: 'facet-light', d: 'M 27 58 L 33 52 L 52 59 L 66 62 L 46 68 L 20 62 Z' },
      {
        material: 'gloss',
        d: 'M 131.6 65 L 139 66 C 140.6 58 140.6 50 139 42 L 134.6 40.6 C 135.6 49 134.6 57 131.6 65 Z',
      },
      { material: 'plastic', d: 'M 394 38 L 441 46 L 444 10 L 390 10 Z' },
      { material: 'reflector', d: 'M 420 50 L 438 52.6 L 438.6 50 L 421 47.6 Z' },
    ],
  },
  front: {
    measures: {
      width: 185,
      height: 148,
      roof: 55,
      roofDrop: 9,
      beltHalf: 75,
      belt: 102,
      cowl: 98,
      bonnetEdge: 74,
      bonnetCorner: 84,
      square: 0.3,
      sill: 18,
    },
    flares: { out: 3.4 },
    tyre: { width: 24, diameter: 71, track: 76 },
    openings: [
      { d: 'M 0 70 L 34 70 L 44 72.6 L 40 68 C 36 66.6 30 66.4 24 66.4 L 0 66.4 Z', pattern: 'plain' },
      {
        d: 'M 0 58 L 40 58 C 45 58 47 56 48.6 52 L 55 30 C 56 26 54.4 24 50 24 L 0 24 Z',
        pattern: 'mesh',
        frame: 'gloss',
      },
      {
        d: 'M 62 52 L 84 60 C 87 60.4 88 58.6 87.6 55 L 85 30 L 70 26 C 64 34 61 44 62 52 Z',
        pattern: 'mesh',
        apart: true,
      },
    ],
    headlamp:
      'M 43 73 C 58 75.6 76 80.6 88 87.4 C 89.4 83.4 89.4 79.6 88 76.6 C 76 71 58 68 42 68 C 41 70 41.4 72 43 73 Z',
    signature: 'M 45.6 69.8 C 60 70 75 73 86 78 L 86.8 83',
    lenses: [
      [57, 72.6, 2.4],
      [66, 74.4, 2.4],
      [75, 77, 2.2],
    ],
    scoop: 'M 0 84.6 L 18 84.2 L 22 87.4 L 0 88 Z',
    plastic: 'M 0 23 L 51.8 23 L 74.5 26 L 93.5 31 L 93.5 16 L 0 16 Z',
    creases: ['M 40 100 C 45 92 45 84 40 75'],
    emblem: { height: 63, width: 15 },
    plate: 47,
    mirror: [77, 105, 0.98],
  },
  wheel: { style: 'ten', finish: 'black', rim: 0.79, caliper: '#b8101f' },
}
