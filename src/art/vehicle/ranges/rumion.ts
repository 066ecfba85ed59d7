import { mpv } from '../bodies/mpv.ts'
import type { VehicleRecord } from '../shape.ts'

/** Seven seats behind a short nose: dotted grille, tall tail lamps climbing the last pillar. */
export const rumion: VehicleRecord = {
  name: 'Rumion',
  body: 'mpv',
  side: {
    ...mpv,
    headlamp: {
      outline:
        'M 8.2 77 C 12 83.6 19 88 29.6 91.4 C 46 96.4 62 100.4 74 102.4 C 73 95 66 88.6 55 84 C 41 78.6 23 75 10.6 74.6 C 8 74.6 7.4 75.4 8.2 77 Z',
      signature: 'M 12 76.8 C 28 78.6 46 83 57 88.6 C 63.6 92 68 96 70.4 100.4',
      lenses: [
        [27, 84, 3.8],
        [41, 88.4, 3.8],
      ],
      trim: 'M 8 73.4 C 26 73.8 44 78 58 84',
    },
    tailLamp: {
      outline:
        'M 436 101 C 435 106 432 110 428 113.4 L 419 140 C 416 141 413.6 140 414 137 C 417 124 417.4 112 414 101.6 L 392 98 C 402 94 422 90.8 437.6 90.4 Z',
      signature: 'M 400 97.4 L 420 99.4 C 423 106 422.6 116 419.6 129',
      clear: 'M 423 106 L 433 105 L 434.4 100.4 L 422.6 100.8 Z',
    },
    bumperCuts: { front: [55, 84], rear: [406, 93, 71] },
    details: [
      { material: 'mesh', d: 'M 1 66 C 8 66 18 68.6 26 72 L 25 58 C 18 54 10 52.4 3 53 Z' },
      { material: 'plastic', d: 'M 8 46 L 36 52 L 33 38 C 24 35 15 34 8 35 Z' },
      { material: 'fog', d: 'M 19.6 43.0 C 19.6 47.9 26.4 47.9 26.4 43.0 C 26.4 38.1 19.6 38.1 19.6 43.0 Z' },
      { material: 'facet-dark', d: 'M 26 72 L 40 62 L 52 64 L 46 44 L 33 38 L 36 52 L 25 58 Z' },
      { material: 'reflector', d: 'M 432.6 58.4 L 436.4 58.6 L 437.6 44 L 434 43.6 Z' },
    ],
    beltTrim: 'M 127 112.2 L 352 115.2 C 368 115.8 384 117 399 118.4',
  },
  front: {
    measures: {
      width: 173.5,
      height: 169,
      roof: 56,
      roofDrop: 9,
      beltHalf: 74,
      belt: 113,
      cowl: 109,
      bonnetEdge: 84,
      bonnetCorner: 93,
      square: 0.3,
      sill: 23,
    },
    tyre: { width: 19, diameter: 67, track: 72.8 },
    openings: [
      {
        d: 'M 0 79 L 42 80 C 46 80 47 78.6 46 76 L 40 62 C 39 60 37.6 59 35 59 L 0 58.6 Z',
        pattern: 'mesh',
        frame: 'chrome',
      },
      { d: 'M 0 47 L 46 48 L 52 44 L 44 34 L 0 33 Z', pattern: 'slats' },
      { d: 'M 58 54 L 78 58 L 77 42 L 62 39 C 58 43 57 49 58 54 Z', pattern: 'plain', apart: true },
    ],
    headlamp:
      'M 45.6 80 C 54 87 68 93.6 81 96.4 C 83.6 92 83.6 85 81.6 79.4 C 74 74 60 71.4 47 72 C 44.6 74 44.2 77.4 45.6 80 Z',
    signature: 'M 49 74.6 C 60 74.2 71 76.6 78.6 81 C 80.4 84.6 80.8 88.6 80.4 92.6',
    lenses: [
      [58, 79.8, 4],
      [69.4, 83.6, 4],
    ],
    fog: [[68, 48.4, 3.4]],
    plastic: 'M 0 28 L 48.6 28 L 68.8 31 L 87.8 36 L 87.8 21 L 0 21 Z',
    creases: ['M 42 111 C 45 102 44 93 40 85'],
    emblem: { height: 69, width: 18 },
    plate: 41,
    mirror: [76, 116, 1],
  },
  wheel: { style: 'y-spoke', finish: 'silver', rim: 0.72, bolts: 4 },
}
