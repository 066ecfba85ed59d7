import type { FrontDesign } from '../front/front-design.ts'
import type { RangeFace } from '../shape.ts'

/** The face of all three Hilux cabs: squinting lamps on a tall trapezoid grille, stacked tail lamps. */
export const hiluxFace: RangeFace = {
  headlamp: {
    outline:
      'M 6.4 100 C 7.4 107 10 110.4 18 112.6 C 36 116.4 54 119 71 120.6 C 69 115 66 110.6 61 107.6 L 40 104.6 L 33 100 L 8 97.2 C 6.6 97.2 6.2 98.2 6.4 100 Z',
    signature: 'M 9.6 99.4 L 31.6 102 L 38.8 106.6 L 60 109.8 C 63.6 112 66 115 68 118.6',
    lenses: [
      [17, 106.4, 3.6],
      [29, 108.6, 3.6],
    ],
  },
  tailLamp: {
    outline:
      'M 513 122.6 L 524.6 122.6 L 526.8 90 L 515.6 90 C 512.6 90 511.6 92 511.4 94 L 509.8 118 C 509.6 121 511 122.6 513 122.6 Z',
    signature: 'M 513.4 119 L 515.2 94 L 522.4 93.4',
    clear: 'M 517.4 110 L 525 110 L 525.6 101 L 518 101 Z',
  },
  bumperCuts: { front: [59, 107] },
  details: [
    { material: 'gloss', d: 'M 0 64 L 8 66 L 13.4 95 L 7.6 97 C 8 103 9 108 12 111.6 L 4 112 L -2 90 Z' },
    { material: 'void', d: 'M 10 86 L 36 89.4 L 30 66 L 10 62 C 8.4 62 7.8 63 8 64.6 Z' },
    { material: 'fog', d: 'M 17.6 77.6 C 17.6 82.5 24.4 82.5 24.4 77.6 C 24.4 72.7 17.6 72.7 17.6 77.6 Z' },
    {
      material: 'silver',
      d: 'M 6 57.4 C 18 56.4 31 57 43 59.4 L 48 53.6 C 37 50.6 26 50 16 51 C 11.6 52.6 8.4 54.8 6 57.4 Z',
    },
    { material: 'facet-dark', d: 'M -4 62 L 10 62 L 32 65.6 L 50 72 L 56 56 L 40 50 L -4 50 Z' },
  ],
}

export const hiluxFront: FrontDesign = {
  measures: {
    width: 190,
    height: 182,
    roof: 60,
    roofDrop: 10,
    beltHalf: 80,
    belt: 134,
    cowl: 130,
    bonnetEdge: 113,
    bonnetCorner: 117,
    square: 0.75,
    sill: 42,
  },
  flares: { out: 4 },
  tyre: { width: 26, diameter: 82, track: 77.5 },
  openings: [
    {
      d: 'M 0 110.4 L 43 110 C 46 109.8 47.4 108 47 105 L 44 92 L 53 68 C 53.6 65 52.4 63 49.6 63 L 0 63 Z',
      pattern: 'bars',
      frame: 'gloss',
    },
    { d: 'M 66 84 L 90 88 L 86 66 L 72 61 C 68 60.4 65 63 64.6 67 Z', pattern: 'plain', apart: true },
  ],
  headlamp:
    'M 47 109.4 C 62 110.4 78 113 91.4 117 C 92.6 112 93 107 92.4 102.6 L 78 99 L 70 95.6 L 47.4 97 C 46 101 46 105.6 47 109.4 Z',
  signature: 'M 49.6 99.4 L 69.4 98 L 77 101.4 L 90 104.6 L 90.4 112',
  lenses: [
    [57, 104.6, 3.4],
    [67, 105.4, 3.4],
    [82, 108, 2.6],
  ],
  fog: [[78, 75, 4]],
  skid: 'M 0 54 L 40 54 L 50 48 L 46 42 L 0 42 Z',
  plastic: 'M 0 58 L 56 58 L 66 56 L 94 62 L 93 50 L 86 40 L 0 40 Z',
  creases: ['M 52 131 C 56 125 58 120 58 113', 'M 58 94 C 60 84 62 74 61 60'],
  emblem: { height: 96, width: 24 },
  plate: 70,
  mirror: [82, 136, 1.15],
}

const workNose = hiluxFace.details.filter(({ material }) => material !== 'fog' && material !== 'silver')

/** The working Hilux goes without fog lamps and bright trim. */
export const hiluxWorkFace: RangeFace = {
  ...hiluxFace,
  details: [...workNose, { material: 'plastic', d: 'M -2 59 L 40 63 L 54 64 L 54 40 L -2 40 Z' }],
}

export const hiluxWorkFront: FrontDesign = {
  ...hiluxFront,
  fog: [],
  skid: undefined,
  plastic: 'M 0 61 L 58 61 L 66 60 L 96 66 L 96 50 L 86 40 L 0 40 Z',
}
