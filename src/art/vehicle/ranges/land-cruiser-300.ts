import { largeSuv } from '../bodies/large-suv.ts'
import type { VehicleRecord } from '../shape.ts'

/** Square shoulders, blocks of lamps, bright bars across a tall face, twin-deck tail lamps. */
export const landCruiser300: VehicleRecord = {
  name: 'Land Cruiser 300',
  body: 'large-suv',
  side: {
    ...largeSuv,
    headlamp: {
      outline:
        'M 5.6 101 L 7.8 113 C 9 118 13 120.8 21 121.8 C 36 123.8 48 124.8 58 125.4 C 63 125.4 64.6 123 64 119.4 L 61.6 108.6 C 60.6 105 58.6 103.4 54.6 102.8 L 9 98.6 C 6 98.4 5.2 99 5.6 101 Z',
      signature: 'M 9 101.6 L 53.6 105.6 C 56.8 106 58.2 107.4 58.8 110 L 61 120.6',
      lenses: [
        [18.6, 111.6, 4.2],
        [33, 113.6, 4.2],
        [47, 115.2, 3.6],
      ],
      trim: 'M 8 97 L 56 101.4 C 60.6 101.8 62.4 104 63.2 107.6',
    },
    tailLamp: {
      outline:
        'M 487.8 129 C 486 131.6 484.4 133 482.6 134.6 L 446 133.6 C 442.6 133.4 441 131.6 440.8 128.6 L 440 112.6 C 439.8 109.4 441.4 107.8 444.6 107.6 L 492.2 106 C 492 114 490.6 123 487.8 129 Z',
      signature:
        'M 488 127 L 448 127.8 C 446.4 127.8 446 127 446 125.6 L 445.6 114.8 C 445.6 113.4 446.2 112.8 447.6 112.8 L 490.6 111.4',
      clear: 'M 450 122.6 L 488.6 121.6 L 489.6 117 L 450 118 Z',
    },
    bumperCuts: { front: [61, 106], rear: [452, 107.6, 83] },
    details: [
      { material: 'gloss', d: 'M -2 74 L 8 75 L 12 96 L 5 99 L 8 117 L 2 118 Z' },
      { material: 'chrome', d: 'M -1 92 L 11 93.4 L 11.8 96.4 L -1 95 Z' },
      { material: 'chrome', d: 'M -1 82 L 9 83.4 L 9.8 86.4 L -1 85 Z' },
      { material: 'void', d: 'M 12 76 L 38 79 L 36 60 L 14 56 C 11 62 10.6 70 12 76 Z' },
      { material: 'fog', d: 'M 18.6 68.0 C 18.6 72.9 25.4 72.9 25.4 68.0 C 25.4 63.1 18.6 63.1 18.6 68.0 Z' },
      { material: 'facet-dark', d: 'M -4 56 L 10 56 L 36 60 L 56 67 L 58 54 L -4 46 Z' },
      {
        material: 'silver',
        d: 'M 6 56.4 C 20 55.2 36 55.6 48 57.6 L 54 51.6 C 42 48.4 29 47.8 16 49 C 11.4 50.8 8.2 53.4 6 56.4 Z',
      },
      { material: 'reflector', d: 'M 484 79 L 488.6 79.4 L 489.6 63 L 485 62.6 Z' },
      { material: 'gloss', d: 'M 132 112 L 146 114.4 L 147.6 119 L 130 116 Z' },
    ],
    beltTrim: 'M 179 138.2 L 378 139.4 C 386 139.8 391 140.8 399 141 L 459 142',
  },
  front: {
    measures: {
      width: 198,
      height: 194.5,
      roof: 70,
      roofDrop: 9,
      beltHalf: 86.5,
      belt: 138,
      cowl: 135,
      bonnetEdge: 120,
      bonnetCorner: 123,
      square: 1,
      sill: 40,
    },
    flares: { out: 5 },
    tyre: { width: 28, diameter: 86, track: 80.5 },
    openings: [
      {
        d: 'M 0 117 L 50 117 C 53 117 54.4 115.4 54.2 112.4 L 53 90 C 52.6 84 50 80.6 44 80 L 0 79 Z',
        pattern: 'plain',
        frame: 'chrome',
      },
      { d: 'M 0 68 L 52 68 L 58 64 L 54 54 L 0 54 Z', pattern: 'mesh' },
      { d: 'M 68 82 L 92 84 L 90 62 L 76 58 C 70 58 67 62 67 68 Z', pattern: 'plain', apart: true },
    ],
    headlamp:
      'M 56.6 116.6 L 92 119.6 C 94.6 119.8 95.6 118.4 95.8 116 L 96.2 103 C 96.2 100 95 98.4 92 98 L 58 96 C 55.6 95.8 54.8 97 55 99.6 L 55.6 114 C 55.6 115.6 55.6 116.4 56.6 116.6 Z',
    signature: 'M 58.6 99.4 L 90.6 101.4 C 92.6 101.6 93.2 102.4 93.2 104.4 L 92.8 116',
    lenses: [
      [64, 108.4, 4.2],
      [75, 109.2, 4.2],
      [86, 110, 4.2],
    ],
    fog: [[81, 72, 4.4]],
    chrome: ['M 0 110.4 L 51.6 110.4', 'M 0 103 L 51.6 103', 'M 0 95.6 L 51.6 95.6', 'M 0 88.2 L 51 88.2'],
    plastic: 'M 0 58 L 60 56 L 72 54 L 98 62 L 98 50 L 90 38 L 0 38 Z',
    skid: 'M 0 53 L 46 53 L 56 48 L 50 40 L 0 40 Z',
    creases: ['M 56 136 C 60 131 62 126 60 121', 'M 34 136 C 36 131 36 126 34 121'],
    emblem: { height: 99.4, width: 24 },
    plate: 73,
    mirror: [87, 140, 1.25],
    rails: 64,
  },
  wheel: { style: 'six', finish: 'silver', rim: 0.72, bolts: 6, allTerrain: true },
  railFinish: 'silver',
  brightHandles: true,
}
