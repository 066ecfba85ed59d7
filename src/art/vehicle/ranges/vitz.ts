import { cityHatch } from '../bodies/city-hatch.ts'
import type { VehicleRecord } from '../shape.ts'

/** Large soft lamps and a smiling grille on the smallest car. */
export const vitz: VehicleRecord = {
  name: 'Vitz',
  body: 'hatch',
  side: {
    ...cityHatch,
    headlamp: {
      outline:
        'M 8 72 C 11 78.6 18 83.8 28 87.6 C 40 92 51 95.2 59 96.6 C 60 90 56 83 48 78 C 38 72.4 22 69.4 10.6 69.6 C 8 69.6 7.2 70.4 8 72 Z',
      signature: 'M 12 71.8 C 27 72.6 42 77 49.6 83.4 C 53 86.4 55 89.6 56 93.4',
      lenses: [
        [27, 79.6, 4.4],
        [40, 84.6, 3.4],
      ],
    },
    tailLamp: {
      outline:
        'M 361.8 93 C 359.6 97.8 356.4 101.2 352 104.4 C 347 107 341 108.6 336 108.4 C 335 100 338 89 345 81 C 350 76.4 357 75 364 75.6 Z',
      signature: 'M 340.6 104.6 C 341 96 344 88 350 82.4 C 353.6 79.8 358 79.2 362 79.6',
      clear: 'M 346 94 L 359 92 L 360.6 86.6 L 349 87.6 Z',
    },
    bumperCuts: { front: [53, 82], rear: [345, 81, 68] },
    details: [
      { material: 'void', d: 'M 3 54 C 10 53.4 18 56 25 61 C 22 50 16 42.6 4 41 Z' },
      {
        material: 'plastic',
        d: 'M 21.6 52 C 27 54 33 51.4 36 46 C 33 40.6 27 38.6 21 39.6 C 19 43.6 19.4 48.6 21.6 52 Z',
      },
      { material: 'fog', d: 'M 24.5 46.0 C 24.5 50.3 30.5 50.3 30.5 46.0 C 30.5 41.7 24.5 41.7 24.5 46.0 Z' },
      { material: 'facet-dark', d: 'M 0 40 C 16 42 24 48 28 58 C 36 56 46 50 54 40 L 44 26 L -2 26 Z' },
      { material: 'reflector', d: 'M 356 44 C 358 46 361 46.6 364.6 46.4 L 364.8 43.6 L 357 43 Z' },
    ],
  },
  front: {
    measures: {
      width: 165.5,
      height: 155.5,
      roof: 50,
      roofDrop: 9,
      beltHalf: 69,
      belt: 107,
      cowl: 104,
      bonnetEdge: 80,
      bonnetCorner: 88,
      square: 0,
      sill: 22,
    },
    tyre: { width: 18, diameter: 62, track: 69.2 },
    openings: [
      {
        d: 'M 0 72 C 18 72 32 73 44 76 L 40 70 C 30 66.6 16 65.4 0 65.4 Z',
        pattern: 'plain',
        frame: 'chrome',
      },
      { d: 'M 0 55 L 40 56 C 46 56 48 53 46 49 L 38 36 C 36.6 34 35 33 32 33 L 0 33 Z', pattern: 'slats' },
      { d: 'M 58 54 C 66 57 74 58 78 56 L 76 42 C 70 38 62 38 58 42 Z', pattern: 'plain', apart: true },
    ],
    headlamp:
      'M 45 76 C 50 84 60 92 74 96 C 79 97 80.4 94 80.4 88 C 80 79 77 72 70 69.4 C 61 67 50 68 46 71 C 44.4 72.6 44.4 74.6 45 76 Z',
    signature: 'M 49 72.6 C 57 69.8 67 70.4 72.4 74.6 C 76.4 78.6 77.6 85 77.4 91',
    lenses: [
      [59.6, 78.6, 5],
      [70.6, 84.6, 4],
    ],
    fog: [[68, 48.4, 3.8]],
    plastic: 'M 0 27 L 46.3 27 L 64.8 30 L 83.8 35 L 83.8 20 L 0 20 Z',
    creases: ['M 40 104 C 42 96 41 88 36 81'],
    emblem: { height: 76.4, width: 17 },
    plate: 46,
    mirror: [71, 110, 0.95],
  },
  wheel: { style: 'seven', finish: 'silver', rim: 0.72, bolts: 4 },
}
