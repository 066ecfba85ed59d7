import { suv } from '../bodies/suv.ts'
import type { VehicleRecord } from '../shape.ts'

/** Squinting lamps, a bright belt line that kicks up behind the rear door, and a floating roof. */
export const fortuner: VehicleRecord = {
  name: 'Fortuner',
  body: 'suv',
  side: {
    ...suv,
    headlamp: {
      outline:
        'M 6.6 100.4 C 8 106 12 109 20 110.8 C 38 114.6 58 117.6 76 119.2 C 72 114.6 64 110.4 54 107.6 C 38 103.6 20 100.6 8.4 99 C 6.8 98.8 6.2 99.2 6.6 100.4 Z',
      signature: 'M 10.6 101.6 C 28 104 48 107.8 58 111 C 63 112.8 67 115 70.6 117.6',
      lenses: [
        [20, 106.4, 2.7],
        [30, 108.6, 2.7],
      ],
    },
    tailLamp: {
      outline:
        'M 473.4 117 C 470.6 121.4 466.4 124.6 462 126.6 C 446 126.4 426 124.4 408 120.4 C 420 117 446 113.4 474.4 112 Z',
      signature: 'M 416 120 C 432 121 452 120.6 470 118.4',
      clear: 'M 440 116.6 L 470 114.2 L 471 116.4 L 444 118.4 Z',
    },
    bumperCuts: { front: [54, 107], rear: [440, 114, 85] },
    details: [
      { material: 'gloss', d: 'M -2 70 L 7 71 L 12 92 L 7 97.6 L -2 98 Z' },
      { material: 'chrome', d: 'M 2 96 L 8 95.6 L 14 98.2 L 8 98.8 Z' },
      { material: 'void', d: 'M 12 84 L 40 80 L 36 66 L 9 58 C 7.6 64 8 76 12 84 Z' },
      { material: 'fog', d: 'M 18.5 72.6 C 18.5 77.2 25.1 77.2 25.1 72.6 C 25.1 68.0 18.5 68.0 18.5 72.6 Z' },
      { material: 'facet-dark', d: 'M -4 58 L 9 58 L 36 66 L 56 69 L 58 52 L -4 46 Z' },
      {
        material: 'silver',
        d: 'M 4.6 53 C 18 52 34 52.6 46 54.8 L 52 49.2 C 40 46 27 45.4 14.6 46.6 C 10 48.2 6.8 50.4 4.6 53 Z',
      },
      { material: 'reflector', d: 'M 456 66 L 476.6 68 L 477 65.4 L 457 63.6 Z' },
    ],
    beltTrim:
      'M 160 132.4 L 346 133.6 C 354 133.8 358 135 362.4 138 C 367 141.4 370 142.6 377 142.8 L 455 146',
  },
  front: {
    measures: {
      width: 186,
      height: 183.5,
      roof: 60,
      roofDrop: 9.5,
      beltHalf: 79,
      belt: 133,
      cowl: 129,
      bonnetEdge: 108,
      bonnetCorner: 114,
      square: 0.7,
      sill: 38,
    },
    flares: { out: 4 },
    tyre: { width: 26, diameter: 82, track: 75.5 },
    openings: [
      {
        d: 'M 0 104 L 40 103.4 L 47 101 L 44 93 L 30 75 C 28.6 73.4 27.4 73 25 73 L 0 73 Z',
        pattern: 'slats',
        frame: 'chrome',
      },
      { d: 'M 0 62 L 50 62 L 60 57 L 54 46 L 0 46 Z', pattern: 'mesh' },
      {
        d: 'M 56 81 L 84 92 C 88 93 89.6 91.6 89 88 L 84 64 L 64 60 C 58 66 56 74 56 81 Z',
        pattern: 'plain',
        apart: true,
      },
    ],
    headlamp:
      'M 45 102.6 C 60 104.4 76 108.6 89.6 114.4 C 90.4 110.4 90.4 107 89.6 104 C 80 100.6 66 98 49.6 97 C 46 97.6 44.6 100 45 102.6 Z',
    signature: 'M 50 99 C 64 99.8 77 102.4 87.4 106 L 88 110.6',
    lenses: [
      [58, 101.6, 2.3],
      [65.6, 103, 2.3],
      [73, 105, 2.1],
    ],
    fog: [
      [75, 77, 3.8],
      [71, 69.4, 2.4],
    ],
    chrome: ['M 47 101.4 C 62 97.8 76 98.6 90 102.4'],
    plastic: 'M 0 48 L 60 48 L 74 52 L 92 58 L 92 48 L 84 38 L 0 36 Z',
    skid: 'M 0 50 L 40 50 L 48 46 L 42 38 L 0 38 Z',
    creases: ['M 46 130 C 50 122 52 114 50 106', 'M 30 73 C 36 80 44 88 56 92'],
    emblem: { height: 95, width: 22 },
    plate: 68,
    mirror: [81, 135, 1.15],
    rails: 54,
  },
  wheel: { style: 'y-spoke', finish: 'machined', rim: 0.71, bolts: 6, allTerrain: true },
  railFinish: 'silver',
  brightHandles: true,
}
