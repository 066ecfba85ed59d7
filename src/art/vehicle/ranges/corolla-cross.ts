import { crossover } from '../bodies/crossover.ts'
import type { VehicleRecord } from '../shape.ts'

/** A deep trapezoid grille under long lamps, dark arches, wedge tail lamps. */
export const corollaCross: VehicleRecord = {
  name: 'Corolla Cross',
  body: 'crossover',
  side: {
    ...crossover,
    headlamp: {
      outline:
        'M 6.2 82.6 C 8 89.4 13 93 24 95.4 C 42 99.4 62 102.6 80 104.4 C 76 99 66 94.6 54 91.4 C 38 87.4 20 83.6 8.4 81.4 C 6.6 81.2 6 81.6 6.2 82.6 Z',
      signature: 'M 10 84.6 C 28 88.4 48 92.4 60 96 C 66 98 70.6 100.4 74 102.8',
      lenses: [
        [20, 90, 3],
        [31.6, 92.6, 3],
        [43, 95, 2.6],
      ],
    },
    tailLamp: {
      outline:
        'M 436.8 97.6 C 434.6 101.8 431 105.4 427 107.8 C 410 108 392 106.2 377 102.6 C 388 98 404 93.6 421 91.4 C 428 90.6 434 90.6 438.2 91 Z',
      signature: 'M 385 102 C 398 98.6 414 95.6 436 94.8',
      clear: 'M 404 103.6 L 428 103.4 L 432 100 L 410 100.4 Z',
    },
    bumperCuts: { front: [56, 91.6], rear: [402, 94, 70] },
    details: [
      { material: 'mesh', d: 'M 0 38 L 12 44 L 16 70 L 7 77 L -2 78 Z' },
      { material: 'plastic', d: 'M 14 64 L 44 58 L 40 44 L 12 40 C 10 48 11 58 14 64 Z' },
      { material: 'fog', d: 'M 22.5 53.6 C 22.5 57.9 28.5 57.9 28.5 53.6 C 28.5 49.3 22.5 49.3 22.5 53.6 Z' },
      { material: 'facet-light', d: 'M 12 79 L 40 76 L 60 68 L 44 60 L 14 66 Z' },
      {
        material: 'silver',
        d: 'M 3 36.4 C 14 36.6 28 37.6 40 40 L 43 35.6 C 32 32.6 20 31 9 30.6 C 6 31.8 4 34 3 36.4 Z',
      },
      { material: 'reflector', d: 'M 420 47.6 L 441 49.6 L 442 46.8 L 421 45 Z' },
    ],
  },
  front: {
    measures: {
      width: 182.5,
      height: 162,
      roof: 57,
      roofDrop: 9,
      beltHalf: 77,
      belt: 114,
      cowl: 110,
      bonnetEdge: 91,
      bonnetCorner: 98,
      square: 0.4,
      sill: 27,
    },
    flares: { out: 2.6, clad: true },
    tyre: { width: 23, diameter: 74, track: 75.2 },
    openings: [
      {
        d: 'M 0 84 L 36 84 C 40 84 42 82.6 43.4 79.6 L 55 48 C 56 45 54.6 43 51.4 43 L 0 43 Z',
        pattern: 'mesh',
        frame: 'gloss',
      },
      { d: 'M 66 64 L 84 70 L 84 52 L 68 46 C 65 46 64 48 64.2 51 Z', pattern: 'plain', apart: true },
    ],
    headlamp:
      'M 41 87.4 C 58 89 74 92.6 87 98 C 88.6 93 88.8 88.6 87.8 85 C 76 80.4 60 78.4 46.6 79 C 42 81 40.4 84.4 41 87.4 Z',
    signature: 'M 46 81.4 C 60 81 75 82.8 85.4 87 L 86 93.4',
    lenses: [
      [54, 84.6, 2.9],
      [63.4, 85.8, 2.9],
      [72.6, 88, 2.7],
    ],
    fog: [[74.6, 58, 3.2]],
    plastic: 'M 0 44 L 54 44 L 64 46 L 68 40 L 91 46 L 90 34 L 82 26 L 0 26 Z',
    skid: 'M 0 37 L 44 37 L 52 33 L 46 27 L 0 27 Z',
    creases: ['M 46 112 C 50 105 51 99 48 92', 'M 57 74 C 62 66 65 56 62 47'],
    emblem: { height: 86.6, width: 16 },
    plate: 55,
    mirror: [79, 117, 1.02],
    rails: 50,
  },
  wheel: { style: 'five-twin', finish: 'machined', rim: 0.73 },
  railFinish: 'black',
}
