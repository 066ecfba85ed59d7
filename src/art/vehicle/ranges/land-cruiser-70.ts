import type { FrontDesign } from '../front/front-design.ts'
import type { RangeFace } from '../shape.ts'

/** The face of the whole series: a round lamp in a square frame on each side of a flat slotted grille. */
export function seventyFace(tailLamp: RangeFace['tailLamp']): RangeFace {
  return {
    headlamp: {
      outline:
        'M 12 99.6 L 12.4 112 C 13 115.2 15 116.8 19 117.2 L 46 119 C 49 119.2 50.2 117.6 50 115 L 49 100.6 C 48.8 98 47.6 96.8 45 96.8 L 14.8 96.4 C 12.6 96.4 12 97.4 12 99.6 Z',
      signature: 'M 15 99.4 L 45.6 99.8',
      lenses: [[25, 107.6, 6.6]],
    },
    tailLamp,
    bumperCuts: {},
    details: [
      { material: 'gloss', d: 'M 8 82 L 13.6 82 L 13.6 116 L 9 115 Z' },
      { material: 'fog', d: 'M 30 88 C 30 92.6 39 92.6 39 88 C 39 83.4 30 83.4 30 88 Z' },
      { material: 'plastic', d: 'M 4 65.4 L 4 50 C 7 45 12 43.4 18 43 L 60 45 L 62 65.4 Z' },
      { material: 'silver', d: 'M 6.6 61 L 60 61 L 60.6 64.4 L 7.4 64.4 Z' },
      { material: 'gloss', d: 'M 112 112 L 130 113 L 130 119 L 112 117.6 Z' },
    ],
  }
}

export const wagonTail: RangeFace['tailLamp'] = {
  outline:
    'M 476.4 124 L 468 124 C 466.2 124 465.4 123 465.4 121.4 L 466 87 C 466 85.4 466.8 84.6 468.4 84.6 L 479 84.6 Z',
  signature: 'M 470 119.6 L 470.6 89.4 L 477 89.2',
  clear: 'M 469.4 108 L 476 107.8 L 476.6 99 L 469.6 99.2 Z',
}

export const bedTail: RangeFace['tailLamp'] = {
  outline:
    'M 502 122 L 513.6 122 L 515.4 88 L 504 88 C 501.6 88 500.8 89.6 500.6 91.6 L 499.4 118 C 499.4 120.8 500.2 122 502 122 Z',
  signature: 'M 503.4 118.4 L 504.6 92 L 512 91.6',
  clear: 'M 506 110 L 513.4 110 L 514 101 L 506.4 101 Z',
}

/** @param height of the vehicle in cm: the cabs differ by a hand's breadth. */
export function seventyFront(height: number): FrontDesign {
  return {
    measures: {
      width: 187,
      height,
      roof: 68,
      roofDrop: 7,
      beltHalf: 80,
      belt: 137,
      cowl: 133,
      bonnetEdge: 119,
      bonnetCorner: 121,
      square: 1,
      sill: 44,
    },
    flares: { out: 4.6 },
    tyre: { width: 25, diameter: 81, track: 76 },
    openings: [
      {
        d: 'M 0 116 L 42 116 C 45 116 46.4 114.6 46.4 112 L 46.4 92 C 46.4 89.4 45 88 42 88 L 0 88 Z',
        pattern: 'bars',
        frame: 'gloss',
      },
      { d: 'M 0 80 L 84 80 L 84 68 L 0 68 Z', pattern: 'plain' },
    ],
    headlamp:
      'M 53 117 L 78 117.6 C 80.6 117.6 82 116.4 82 114 L 82 96 C 82 93.6 80.6 92.4 78 92.4 L 54 92 C 51.4 92 50 93.4 50 96 L 50 113.6 C 50 116 51 117 53 117 Z',
    signature: 'M 54 95 L 78 95.4',
    lenses: [[66, 104.6, 9]],
    fog: [[72, 74, 3.6]],
    plastic: 'M 0 66 L 88 66 L 94 60 L 94 48 L 84 42 L 0 42 Z',
    creases: ['M 40 132 C 42 128 42 124 41 120', 'M 70 134 C 72 130 73 126 72 121'],
    emblem: { height: 102, width: 24 },
    plate: 57,
    mirror: [82, 140, 1.25],
  }
}
