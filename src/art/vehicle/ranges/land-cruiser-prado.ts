import { reshapeFront, reshapeSide } from '../reshape.ts'
import type { VehicleRecord } from '../shape.ts'
import { landCruiser300 } from './land-cruiser-300.ts'

/** Round eyes in square boxes, dark arches and upright tail lamps: the middle one of the family. */
export const landCruiserPrado: VehicleRecord = {
  name: 'Land Cruiser Prado',
  body: 'large-suv',
  side: reshapeSide(
    {
      ...landCruiser300.side,
      headlamp: {
        outline:
          'M 6 104 L 8 115 C 9 119 12.6 120.8 18 121.4 L 43 123.4 C 47 123.6 48.8 121.6 48.2 118 L 46 107.6 C 45.2 104 43.4 102.6 40 102.2 L 9 99.4 C 6.2 99.2 5.4 100.6 6 104 Z',
        signature: 'M 10.4 104 L 39.4 106.6 C 42 106.8 43 108 43.6 110.4 L 45 119.4',
        lenses: [[25.6, 112, 6]],
      },
      tailLamp: {
        outline:
          'M 486 131.4 L 475 131.4 C 473 131.4 472 130.4 472 128.4 L 472.8 97 C 472.8 94.8 473.8 93.8 476 93.8 L 493 93.4 C 492.8 107 490 122 486 131.4 Z',
        signature: 'M 485.4 127.4 L 477 127.4 L 477.6 98.4 L 490.4 98',
        clear: 'M 479.6 115.4 L 487.4 115 L 489.4 106 L 479.8 106.4 Z',
      },
      details: [
        { material: 'mesh', d: 'M -2 76 L 8 77 L 12 98 L 5 101 L 7 117 L 0 118 Z' },
        { material: 'plastic', d: 'M -4 74 L 12 75 L 40 78 L 54 66 L 56 42 L -4 40 Z' },
        { material: 'fog', d: 'M 17 66 C 17 71.4 24.4 71.4 24.4 66 C 24.4 60.6 17 60.6 17 66 Z' },
        { material: 'silver', d: 'M 6 56 L 44 57.6 L 52 51.6 L 42 47.6 L 14 48.6 Z' },
        { material: 'plastic', d: 'M 440 66 L 500 70 L 500 40 L 436 40 Z' },
        { material: 'reflector', d: 'M 484 78 L 491.6 78.4 L 492 66 L 485 65.6 Z' },
      ],
      arch: { reach: 1.12, corner: 0.72, cladding: 7 },
      lowerCladding: { nose: 0, sill: 9, tail: 0 },
      crease: 'M 136 106 L 160 108.6 C 240 111 330 112.4 400 112.4 C 440 112.4 470 111 493 109',
      folds: ['M 160 127 C 240 129 340 129.6 430 128.6'],
      beltTrim: undefined,
    },
    { length: 492.5, height: 193.5 },
  ),
  front: reshapeFront(
    {
      ...landCruiser300.front,
      flares: { out: 4.4, clad: true },
      openings: [
        {
          d: 'M 0 117 L 45 117 C 48.6 117 50 115 50 112 L 50 93 C 50 89 48 87 44 87 L 0 87 Z',
          pattern: 'bars',
          frame: 'gloss',
        },
        { d: 'M 0 76 L 46 76 L 52 72 L 48 58 L 0 58 Z', pattern: 'mesh' },
        { d: 'M 66 80 L 92 82 L 92 60 L 72 56 C 67 62 65 72 66 80 Z', pattern: 'plain', apart: true },
      ],
      headlamp:
        'M 55 116.6 L 90 119.4 C 93.4 119.6 94.8 118 95 115 L 95.4 99 C 95.4 96 94 94.4 91 94 L 57 92.6 C 54.6 92.6 53.6 94 53.6 96.6 L 53.4 114 C 53.4 115.6 53.8 116.4 55 116.6 Z',
      signature: 'M 58 96 L 90 97.4 C 91.8 97.6 92.4 98.4 92.4 100 L 92 115.6',
      lenses: [
        [65.4, 106, 6],
        [83, 107, 6],
      ],
      fog: [[79, 70, 4.4]],
      chrome: [],
      plastic: 'M 0 60 L 58 60 L 68 56 L 98 64 L 98 48 L 90 38 L 0 38 Z',
    },
    { width: 198, height: 193.5 },
  ),
  wheel: { style: 'y-spoke', finish: 'machined', rim: 0.7, bolts: 6, allTerrain: true },
  railFinish: 'black',
  brightHandles: false,
}
