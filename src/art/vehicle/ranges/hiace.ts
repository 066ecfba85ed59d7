import { minibus } from '../bodies/minibus.ts'
import type { VehicleRecord } from '../shape.ts'

/** The high-roofed minibus: upright face, big square lamps, tall tail lamps at the corners. */
export const hiace: VehicleRecord = {
  name: 'HiAce',
  body: 'minibus',
  side: {
    ...minibus,
    headlamp: {
      outline:
        'M 6.6 86 C 8.8 95.6 13 102.4 20 109.4 C 29 113 40 114.6 49 114.2 C 49.6 110 48 104 44 99.8 C 38 94 20 88 9 85 C 7 84.6 6.2 85 6.6 86 Z',
      signature: 'M 10 87.4 C 24 91 37.6 96 42.4 100.8 C 45 103.6 46.2 107 46.4 111.2',
      lenses: [
        [18.4, 98, 3.7],
        [30.4, 103.8, 3.7],
      ],
    },
    tailLamp: {
      outline:
        'M 520.6 166 C 526 144 530 122 532 100 L 522.6 100 C 519.6 100 518.4 101.6 518 104.6 C 516 124 513.6 142 510 160 C 509.6 164 514 166 520.6 166 Z',
      signature: 'M 515.6 160 C 520 142 523 124 525 105',
      clear: 'M 516 140 L 526 140.6 L 528.4 128 L 518 127.6 Z',
    },
    details: [
      { material: 'void', d: 'M 2 74 L 14 75 L 18 80.4 L 4 80 Z' },
      { material: 'plastic', d: 'M -1 58 L 30 62 L 27 48 L 0 44 Z' },
      { material: 'fog', d: 'M 15.6 54.6 C 15.6 59.5 22.4 59.5 22.4 54.6 C 22.4 49.7 15.6 49.7 15.6 54.6 Z' },
      { material: 'plastic', d: 'M 506 24 L 541 24 L 541 54 L 508 51 Z' },
      { material: 'facet-dark', d: 'M 2 73 L 14 74 L 30 64 L -1 60 Z' },
    ],
  },
  front: {
    measures: {
      width: 188,
      height: 228.5,
      roof: 74,
      roofDrop: 16,
      beltHalf: 87,
      belt: 122,
      cowl: 114,
      bonnetEdge: 104,
      bonnetCorner: 110,
      square: 1,
      sill: 29,
      screenTop: 186,
    },
    tyre: { width: 20, diameter: 73, track: 79.5 },
    openings: [
      { d: 'M 0 96 L 48 95 L 52 91 L 48 84 L 0 83 Z', pattern: 'slats', frame: 'chrome' },
      { d: 'M 0 62 L 46 62 C 50 62 51 60 50 57 L 46 46 L 0 46 Z', pattern: 'slats' },
      { d: 'M 64 64 L 86 66 L 86 50 L 66 46 C 63 46 62 49 62.4 53 Z', pattern: 'plain', apart: true },
    ],
    headlamp:
      'M 53 94.6 C 62 98 76 103.6 88.6 112 C 91 107 91.4 99 90.4 92 C 88.6 86 84 83.2 77 82.8 L 57 84 C 52.6 84.8 51.4 91 53 94.6 Z',
    signature: 'M 55.6 87 L 76.6 85.8 C 83.6 86.4 87 89.2 88 95 L 88.2 106',
    lenses: [
      [63.6, 90.8, 3.9],
      [76.6, 94.6, 3.9],
    ],
    fog: [[75, 56, 4]],
    plastic: 'M 0 34 L 52.6 34 L 76.0 37 L 95.0 42 L 95.0 27 L 0 27 Z',
    creases: ['M 0 199 C 40 199 62 197 77 192', 'M 62 114 C 66 108 66 104 62 100'],
    emblem: { height: 90, width: 22 },
    plate: 69,
    mirror: [92, 128, 1.35],
  },
  wheel: { style: 'steel', finish: 'silver', rim: 0.63, bolts: 6 },
  utilityTrim: true,
}
