import { reshapeFront, reshapeSide } from '../reshape.ts'
import type { VehicleRecord } from '../shape.ts'
import { gr86 } from './gr86.ts'

/** A long bonnet with the cabin pushed back on the rear wheels, vents in the flanks, a raised lip at the tail. */
export const grSupra: VehicleRecord = {
  name: 'GR Supra',
  body: 'coupe',
  side: reshapeSide(
    {
      ...gr86.side,
      tyreRadius: 34.6,
      headlamp: {
        outline:
          'M 11 52.6 C 17 59 27 63.6 40 67.4 C 52 70.8 66 74 80 76.6 C 77 71 68 66 57 61.8 C 44 57 28 52.6 14.6 50.6 C 11.4 50.4 10.2 51.2 11 52.6 Z',
        signature: 'M 16 53.4 C 32 56.4 50 62 66 68.6 C 70 70.6 73 72.6 75.4 75',
        lenses: [
          [30, 59.6, 2.6],
          [41, 63.4, 2.6],
          [52, 67, 2.4],
        ],
      },
      tailLamp: {
        outline: 'M 419.8 93.6 C 402 94.4 386 92 372 86.6 C 386 84 406 83.6 421.6 84.4 L 419.8 93.6 Z',
        signature: 'M 379 87 C 392 85.6 408 85.8 420.6 87',
      },
      details: [
        { material: 'mesh', d: 'M 2 42 C 8 42 16 44 24 47 L 22 27 C 16 24 9 23 3 24 Z' },
        { material: 'void', d: 'M 30 48 L 52 57 L 58 40 L 44 27 C 34 31 29 38 30 48 Z' },
        { material: 'facet-light', d: 'M 24 48 L 30 49 L 52 58 L 66 61 L 42 63 L 18 54 Z' },
        { material: 'gloss', d: 'M 288 64 L 302 71 L 305 55 L 296 50 C 290 53 287.6 58 288 64 Z' },
        { material: 'gloss', d: 'M 126 70 L 148 72.4 L 146 66 L 128 62 Z' },
        { material: 'plastic', d: 'M 374 36 L 426 42 L 428 10 L 370 10 Z' },
        { material: 'reflector', d: 'M 406 46.4 L 423.6 48.4 L 424 45.8 L 407 44 Z' },
      ],
      spoiler:
        'M 362 97.6 C 382 98 402 101 416 105.6 L 422.6 105 C 423.4 101.6 421.6 98.4 419 96.4 C 402 96.4 382 96.4 362 97 Z',
    },
    { length: 438, height: 129.5 },
  ),
  front: reshapeFront(
    {
      ...gr86.front,
      openings: [
        { d: 'M 0 44 L 30 44 L 38 40 L 36 24 L 0 24 Z', pattern: 'mesh', frame: 'gloss' },
        {
          d: 'M 44 47 L 82 56 C 85 56.4 86 54.6 85.6 51 L 82 28 L 62 24 C 52 30 46 38 44 47 Z',
          pattern: 'mesh',
          apart: true,
        },
      ],
      headlamp:
        'M 47 61.6 C 58 63 72 68.4 84 77 C 85.6 72 85 67 82.4 63 C 73 57 60 53.4 49 53.4 C 45.6 55.4 45 59.6 47 61.6 Z',
      signature: 'M 50 55.6 C 62 56.4 74 60 82 65.6 L 83 71.6',
      lenses: [
        [58, 59.4, 2.5],
        [66.4, 61.6, 2.5],
        [74.6, 65, 2.4],
      ],
      creases: ['M 30 87 C 36 78 38 68 34 57', 'M 60 88 C 69 84 76 79 78 72'],
      emblem: { height: 57, width: 14 },
    },
    { width: 186, height: 129.5 },
  ),
  wheel: { style: 'five-twin', finish: 'black', rim: 0.8, caliper: '#b8101f' },
}
