import type { FrontMask } from './mask.ts'

export const plainMask: FrontMask = {
  measures: {
    width: 186,
    height: 176,
    roof: 60,
    roofDrop: 10,
    beltHalf: 80,
    belt: 122,
    cowl: 118,
    bonnetEdge: 100,
    bonnetCorner: 104,
    square: 0.5,
    sill: 30,
  },
  tyre: { width: 24, diameter: 80, track: 72 },
  openings: [
    {
      d: 'M 0 96 L 42 96 C 44 96 45 95 44.6 92 L 40 78 C 39.4 76 38.4 75 37 75 L 0 75 Z',
      pattern: 'slats',
      frame: 'gloss',
    },
    { d: 'M 0 60 L 48 60 C 51 60 53 58.4 52.4 56 L 48 43 L 0 43 Z', pattern: 'plain' },
  ],
  headlamp:
    'M 48 98 C 62 98 78 100 89 103 C 90 99 90 95 90 92 C 78 89 60 88.4 49 89.4 C 47 91 46.4 94 48 98 Z',
  signature: 'M 52 91.6 C 64 91 78 92 87 94.4 L 87 100',
  lenses: [
    [62, 94.6, 2.7],
    [71, 95, 2.7],
  ],
  creases: ['M 60 120 C 64 114 66 108 65 101'],
  emblem: { height: 86, width: 14 },
  plate: 54,
  mirror: [86, 122, 1],
}
