import { compactSuv } from '../bodies/compact-suv.ts'
import type { VehicleRecord } from '../shape.ts'

/** Facets everywhere: an octagon of a grille, cut-corner arches, a kicked-up rear quarter. */
export const rav4: VehicleRecord = {
  name: 'RAV4',
  body: 'suv',
  side: {
    ...compactSuv,
    headlamp: {
      outline:
        'M 6.8 89.4 C 8.6 95.6 13 99 22 100.6 L 70 107 L 58 98.6 L 44 94.6 L 9 87.8 C 7 87.6 6.4 88 6.8 89.4 Z',
      signature: 'M 10.6 90.6 L 42 96.8 L 55 100.4 L 64 105.6',
      lenses: [
        [20, 95.6, 2.6],
        [30, 97.6, 2.6],
      ],
    },
    tailLamp: {
      outline: 'M 454.8 102 C 453.6 106.6 450.6 110.2 446 113 L 406 110.4 L 388 104.6 L 400 99.4 L 456 94 Z',
      signature: 'M 397 105 L 411 107.4 L 450 108 M 402 101.8 L 454.6 98',
      clear: 'M 420 105.4 L 449 105.6 L 451.6 102 L 422 102.6 Z',
    },
    bumperCuts: { front: [51, 96.8], rear: [414, 98, 73] },
    details: [
      { material: 'mesh', d: 'M -2 56 L 10 60 L 14 74 L 7 85 L -2 86 Z' },
      { material: 'plastic', d: 'M 16 80 L 38 74 L 46 62 L 40 50 L 12 46 L 12 62 Z' },
      { material: 'fog', d: 'M 24.5 62.0 C 24.5 66.3 30.5 66.3 30.5 62.0 C 30.5 57.7 24.5 57.7 24.5 62.0 Z' },
      { material: 'silver', d: 'M 5 42.6 L 38 43.4 L 46 38.4 L 38 34.6 L 16 36 Z' },
      { material: 'reflector', d: 'M 434 52.4 L 456 54.4 L 457 51.6 L 435 49.8 Z' },
    ],
  },
  front: {
    measures: {
      width: 185.5,
      height: 168.5,
      roof: 60,
      roofDrop: 8.5,
      beltHalf: 79,
      belt: 117,
      cowl: 114,
      bonnetEdge: 96,
      bonnetCorner: 102,
      square: 0.8,
      sill: 29,
    },
    flares: { out: 3.4, clad: true },
    tyre: { width: 24, diameter: 78, track: 76.2 },
    openings: [
      { d: 'M 0 91 L 33 91 L 43 82 L 43 74 L 36 68 L 0 68 Z', pattern: 'mesh', frame: 'gloss' },
      { d: 'M 0 62 L 44 62 L 56 54 L 56 46 L 48 42 L 0 42 Z', pattern: 'slats' },
      { d: 'M 68 74 L 84 78 L 88 66 L 86 54 L 72 50 L 66 60 Z', pattern: 'plain', apart: true },
    ],
    headlamp: 'M 43 92 L 62 94.6 L 89.4 102.6 L 90 94 L 84 88.6 L 64 84 L 46 84.6 L 42 88 Z',
    signature: 'M 47 87 L 63.6 86.6 L 82 91 L 87.4 95.4 L 87 99.6',
    lenses: [
      [55, 90, 2.6],
      [64, 91, 2.6],
      [73, 93.2, 2.4],
    ],
    fog: [[77, 63, 3.6]],
    plastic: 'M 0 48 L 50 46 L 64 50 L 72 44 L 92.6 52 L 92 40 L 84 29 L 0 28 Z',
    skid: 'M 0 42 L 42 42 L 52 36 L 44 30 L 0 30 Z',
    creases: ['M 54 116 L 58 106 L 54 97', 'M 43 78 L 60 80 L 66 62'],
    emblem: { height: 80, width: 18 },
    plate: 56,
    mirror: [81, 120, 1.08],
    rails: 53,
  },
  wheel: { style: 'y-spoke', finish: 'black', rim: 0.73 },
  railFinish: 'black',
}
