import { hatch } from '../bodies/hatch.ts'
import type { VehicleRecord } from '../shape.ts'

/** Wide smile of a grille, a bright strip sweeping up into the rear pillar, C-shaped tail lamps. */
export const starlet: VehicleRecord = {
  name: 'Starlet',
  body: 'hatch',
  side: {
    ...hatch,
    headlamp: {
      outline:
        'M 7.6 68.4 C 10.6 74 17 78.6 29 82.2 C 46 87.2 66 91.4 84 93.8 C 82 86.6 74 80.6 62 76.4 C 46 71.4 24 67.4 9.6 66.6 C 7.6 66.6 7 67.2 7.6 68.4 Z',
      signature: 'M 11.6 68.6 C 30 70.6 50 74.6 63 79.4 C 71 82.6 76 86.6 79 91',
      lenses: [
        [26, 75.6, 3.4],
        [38.6, 78.8, 3.4],
        [51, 82, 3],
      ],
      trim: 'M 8 65.4 C 30 66 56 70.6 74 79',
    },
    tailLamp: {
      outline:
        'M 393 87 C 391.4 92.6 387.6 96.8 382 100 C 370 101.4 356 100.4 344 97.6 C 350 92.6 358 89.4 368 88.4 C 364 84.4 363 79 366 73.6 C 374 72.6 386 72 395.2 72.4 Z',
      signature:
        'M 352 96.4 C 360 92.8 372 91.6 388 92 M 391 77.4 C 382 77.4 376 77.6 371 78.4 C 370 81.6 371.6 85.6 375 88.4',
      clear: 'M 374 87 L 390 86.6 L 391.6 81.6 L 374.6 81.8 Z',
    },
    bumperCuts: { front: [62, 76.4], rear: [366, 73, 64] },
    details: [
      { material: 'mesh', d: 'M 1 60 C 8 60 18 62.6 28 66 L 26 54 C 20 48 10 46 2 46 Z' },
      { material: 'gloss', d: 'M 10 44 L 40 52 L 36 36 C 26 33 16 32 10 33 Z' },
      { material: 'fog', d: 'M 22.5 42.0 C 22.5 46.3 28.5 46.3 28.5 42.0 C 28.5 37.7 22.5 37.7 22.5 42.0 Z' },
      { material: 'facet-dark', d: 'M 28 66 L 44 56 L 56 60 L 48 40 L 36 36 L 40 52 L 26 54 Z' },
      { material: 'reflector', d: 'M 380 36.4 L 394.6 38.4 L 395 35.8 L 381 34 Z' },
    ],
    beltTrim:
      'M 130 102.6 C 184 103.6 240 104.6 298 105.6 C 307 106 315 107.2 322 109.6 C 331 113 338 117.4 340.4 124',
  },
  front: {
    measures: {
      width: 174.5,
      height: 150,
      roof: 54,
      roofDrop: 9,
      beltHalf: 73,
      belt: 103,
      cowl: 99,
      bonnetEdge: 77,
      bonnetCorner: 85,
      square: 0.2,
      sill: 20,
    },
    tyre: { width: 20, diameter: 67, track: 72.8 },
    openings: [
      {
        d: 'M 0 70 C 20 70 36 71 50 73 L 46 62 C 42 55 36 51 28 49.6 C 18 48.4 8 48 0 48 Z',
        pattern: 'mesh',
        frame: 'chrome',
      },
      { d: 'M 0 40 L 44 41 L 52 36 L 44 27 L 0 26 Z', pattern: 'plain' },
      {
        d: 'M 58 52 L 78 60 C 81 60.6 82 59 81.4 56 L 77 40 L 62 38 C 58 42 57 47 58 52 Z',
        pattern: 'plain',
        apart: true,
      },
    ],
    headlamp:
      'M 47 73.4 C 60 76 73 81 83 88.4 C 84.8 83 85 77 83.6 72.4 C 74 67 60 64.8 49.6 65.6 C 46.6 67.6 46 70.6 47 73.4 Z',
    signature: 'M 51 68 C 62 67.8 73 70 81 74.6 L 81.6 82.6',
    lenses: [
      [57.6, 71.4, 3.2],
      [66.4, 73.4, 3.2],
      [75, 77, 2.8],
    ],
    fog: [[69.6, 47.6, 3]],
    chrome: ['M 0 45.6 C 16 45.6 34 46.6 46 50 C 54 53 58 58 60 64'],
    plastic: 'M 0 25 L 48.9 25 L 69.2 28 L 88.2 33 L 88.2 18 L 0 18 Z',
    creases: ['M 42 101 C 45 93 44 86 40 78'],
    emblem: { height: 61, width: 18 },
    plate: 36,
    mirror: [75, 106, 0.96],
  },
  wheel: { style: 'turbine', finish: 'machined', rim: 0.75, bolts: 4 },
}
