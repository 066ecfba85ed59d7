import type { MasterPath } from '../geometry.ts'
import type { BodyMaster } from '../shape.ts'

/** The parts that differ between the three cabs of a pickup; bonnet, bed and chassis are shared. */
export interface Cab {
  readonly height: number
  /** From the front of the roof, over it, down the cab's back to the rim of the bed. */
  readonly roofline: MasterPath
  readonly rearScreen: MasterPath
  readonly sideGlass: MasterPath
  readonly pillars: readonly MasterPath[]
  readonly shutLines: readonly MasterPath[]
  readonly handles: BodyMaster['handles']
  readonly seats: BodyMaster['seats']
  /** Where cab and bed part. */
  readonly bedGap: number
}

const nose =
  'M 42 41.6 C 30 42.2 18 45.6 12 50.8 C 9 53.6 7.6 56 6.8 59 L 3.8 68 C 2.4 72 2.6 79 3.8 85 L 7 104 C 8 109.8 12 113 20 115 C 52 121 100 126.2 140 128.8 C 144 129.2 147.6 130.6 151 133.4 C 170 148.6 189 163.6 205 171.8 C 211 174.8 219 177.2 229 178.6'

const bed =
  'L 516 129.6 C 522 129.6 525 127.6 525.4 123 L 527.4 84 L 528 75.6 L 531 74.6 C 532.4 74 532.6 72.6 532.6 70.6 L 532.4 61 C 532 56 528 54.4 522 53.6 L 470 49 L 150 45 L 42 41.6 Z'

/** The ladder-frame pickup: upright nose, rising bonnet, level bed. */
export function pickup(cab: Cab): BodyMaster {
  const { height, roofline, bedGap, ...upper } = cab
  return {
    ...upper,
    length: 532.5,
    height,
    frontAxle: 98,
    rearAxle: 406.5,
    tyreRadius: 41,
    sill: 45,
    belt: 134,
    outline: `${nose} ${roofline} ${bed}`,
    windscreen:
      'M 140 128.8 C 144 129.2 147.6 130.6 151 133.4 C 170 148.6 189 163.6 205 171.8 C 211 174.8 219 177.2 229 178.6 C 222 178 216 176.4 210 173.6 C 194 165.6 176 150 159.6 134.6 C 154 131 147 129.2 140 128.8 Z',
    shoulder: `M 18 110 C 60 119.6 120 126 180 128.4 C 240 130 310 130.6 ${bedGap} 130.4 L ${bedGap} 124.4 L 526 124.6`,
    crease: `M 136 96 C 150 100 190 104.6 250 106.6 C 300 108 340 108.4 ${bedGap} 108.6 C 430 109 480 109 526 108.4`,
    lower: `M 146 66 C 180 74 250 79 ${bedGap} 77`,
    mirror: [167, 135.4, 1.14],
    mirrorForm: 'truck',
    arch: { reach: 1.15, corner: 0.64, flare: 6.5 },
    fuelFlap: [bedGap + 14, 116, 9.6],
    bedGap,
    lift: { nose: 8, tail: 5 },
    loadBed: {
      from: bedGap + 1,
      to: 525.6,
      top: 129.6,
      bumper:
        'M 504 55 L 522 55 C 529 55.4 532 58.4 532.8 63 L 532.8 71.4 C 532.6 74.4 531 75.4 528 75.6 L 500 75.8 C 497.4 75.6 496.4 74 496.8 71.4 L 499 59 C 499.6 56.4 501 55 504 55 Z',
    },
  }
}
