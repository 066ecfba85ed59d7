import { reshapeFront, reshapeSide } from '../reshape.ts'
import type { VehicleRecord } from '../shape.ts'
import { rav4 } from './rav4.ts'

/** A compact SUV for the city: two thin lights, a bright strip between them, lamps low at the corners. */
export const urbanCruiser: VehicleRecord = {
  name: 'Urban Cruiser',
  body: 'suv',
  side: reshapeSide(
    {
      ...rav4.side,
      headlamp: {
        outline:
          'M 6.6 92 C 8.4 97 13 99.6 22 101 L 62 106 C 57 101.6 50 98.6 41 96.8 L 9 90.6 C 7 90.4 6.2 91 6.6 92 Z',
        signature: 'M 10.6 93 L 40 98.4 C 47 100 53 102 58 104.8',
      },
      tailLamp: {
        outline: 'M 455 103 C 453.6 107.6 450 111 445 113.4 L 402 111 C 408 105.6 430 100.4 456 98.6 Z',
        signature: 'M 408 110 C 422 105.4 438 102.4 454.4 101.4',
      },
      details: [
        { material: 'mesh', d: 'M -2 54 L 10 58 L 15 72 L 8 88 L -2 89 Z' },
        { material: 'chrome', d: 'M -1 88.6 L 8 88 L 12 90 L -1 91 Z' },
        { material: 'void', d: 'M 14 82 L 40 84 L 44 72 L 38 58 L 15 56 C 12 64 12 74 14 82 Z' },
        { material: 'fog', d: 'M 21.4 71 C 21.4 77.6 30.6 77.6 30.6 71 C 30.6 64.4 21.4 64.4 21.4 71 Z' },
        { material: 'silver', d: 'M 5 43.6 L 38 44.4 L 47 39.4 L 38 34.6 L 14 36 Z' },
        { material: 'reflector', d: 'M 434 52.4 L 456 54.4 L 457 51.6 L 435 49.8 Z' },
      ],
      arch: { reach: 1.09, corner: 0.62, cladding: 7 },
      beltTrim:
        'M 158 118.2 L 341 119.4 C 346 119.6 350 120.4 354 122.4 L 372 132.6 C 381 138 394 141.4 408 142',
    },
    { length: 436.5, height: 163.5, tyreRadius: 36.4 },
  ),
  front: reshapeFront(
    {
      ...rav4.front,
      flares: { out: 2.6, clad: true },
      openings: [
        { d: 'M 0 84 L 42 84 L 54 78 L 58 62 L 52 58 L 0 58 Z', pattern: 'mesh', frame: 'gloss' },
        { d: 'M 0 52 L 50 52 L 56 47 L 50 42 L 0 42 Z', pattern: 'slats' },
        { d: 'M 64 82 L 88 84 L 88 60 L 70 56 C 64 64 63 74 64 82 Z', pattern: 'plain', apart: true },
      ],
      headlamp:
        'M 46 94.4 C 60 95.4 76 98.6 89.6 103.6 C 90 100.4 89.6 98 88.6 96 C 76 92 60 89.6 47 89.6 C 45.4 91 45.2 93 46 94.4 Z',
      signature: 'M 50 91.8 C 62 92 76 94 87 97.6',
      lenses: [],
      fog: [
        [77, 73.6, 4.8],
        [76.4, 63.6, 2.8],
      ],
      chrome: ['M 0 88.4 L 44 88.4'],
      skid: 'M 0 40 L 46 40 L 54 36 L 46 30 L 0 30 Z',
    },
    { width: 179.5, height: 163.5 },
  ),
  wheel: { style: 'five-twin', finish: 'machined', rim: 0.72 },
  railFinish: 'silver',
}
