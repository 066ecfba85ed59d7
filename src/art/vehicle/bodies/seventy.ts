import type { MasterPath } from '../geometry.ts'
import type { BodyMaster, LoadBed } from '../shape.ts'

/** The parts that differ between the wagon and the two pickups; nose, screen and chassis are shared. */
export interface SeventyCab {
  readonly length: number
  readonly height: number
  readonly rearAxle: number
  /** From the head of the windscreen over the roof, down to the rear bumper and back to the sill. */
  readonly back: MasterPath
  readonly rearScreen: MasterPath
  /** Where the glass ends: from its upper edge behind the front pillar round to its lower edge. */
  readonly glassEnd: MasterPath
  readonly pillars: readonly MasterPath[]
  readonly shutLines: readonly MasterPath[]
  readonly handles: BodyMaster['handles']
  readonly seats: BodyMaster['seats']
  readonly fuelFlap: BodyMaster['fuelFlap']
  /** Where the flank ends. */
  readonly tail: number
  readonly bed?: { readonly gap: number; readonly loadBed: LoadBed }
}

const nose =
  'M 44 42 L 17 44.4 C 11 45.4 8 48 7.4 52.6 L 6.6 61 C 6.4 64 7.4 65 9.6 65.2 L 12.4 66 C 11.4 80 11.2 98 12 110 C 12.4 116 15 119 21 120.2 C 62 125.4 104 128.6 142 130.4 C 146.6 130.8 150 132.6 152.6 136.4 L 180 179 C 183.6 184.6 188 187.6 196 188.8'

/** A working vehicle of straight lines: upright nose, high flat bonnet, flat screen, level roof. */
export function seventy(cab: SeventyCab): BodyMaster {
  const { back, glassEnd, bed, tail, shutLines, pillars, ...own } = cab
  return {
    ...own,
    frontAxle: 90,
    tyreRadius: 40.5,
    sill: 44,
    belt: 137,
    outline: `${nose} ${back} L 44 42 Z`,
    windscreen:
      'M 142 130.4 C 146.6 130.8 150 132.6 152.6 136.4 L 180 179 C 183 183.6 186.6 186.4 192 188 C 188 186 185.4 182.8 182.6 178.4 L 157.4 137.6 C 154 133 149 131 142 130.4 Z',
    sideGlass: `M 164 139.6 L 188 177.4 C 190.6 181.4 194 183.6 199 183.8 ${glassEnd} L 164 139.6 Z`,
    pillars: ['M 179 138 L 183.6 138 L 183.6 171 L 179 164 Z', ...pillars],
    shoulder: `M 18 114.6 C 60 121.4 110 125.6 160 127.6 C 260 129.4 360 129.6 ${tail} 129`,
    crease: `M 132 101 C 190 104.4 300 105.6 ${tail} 105`,
    folds: [`M 134 97 C 190 100.6 300 101.8 ${tail} 101.2`],
    lower: `M 140 66 C 200 67.6 280 68 ${bed?.gap ?? 330} 67.4`,
    shutLines: ['M 20 115 C 60 118.6 100 122.6 141 127.4', 'M 62 124.6 C 64 108 66 92 70 82', ...shutLines],
    mirror: [167, 140, 1.24],
    mirrorForm: 'truck',
    arch: { reach: 1.15, corner: 0.74, flare: 6.5 },
    lift: { nose: 6, tail: 6 },
    ...(bed && { bedGap: bed.gap, loadBed: bed.loadBed }),
  }
}

/** The bed of both pickups: an open painted rim with rope hooks. */
function bedFrom(from: number): LoadBed {
  return {
    from,
    to: 514.4,
    top: 131,
    hooks: true,
    bumper:
      'M 494 54 L 514 54 C 520 54.4 522.4 57 523 61 L 523 71 C 523 74.4 522 76.6 519 77 L 490 77 C 487.4 76.6 486.4 75 486.8 72 L 489 58 C 489.6 55.4 491 54 494 54 Z',
  }
}

const bedBack =
  'L 508 131 C 512 131 514 129 514.2 126 L 516.4 78 L 521 77 C 522.6 76.4 523 75 523 72 L 522.6 60 C 522 56 519 54.6 514 54 L 470 50 L 150 46'

export const seventyWagon: BodyMaster = seventy({
  length: 491,
  height: 194.5,
  rearAxle: 363,
  back: 'C 262 193.6 390 195 452 192.4 C 461 191.8 466 189 467.4 182.6 L 475.6 136 L 478.6 84 L 479 67 L 486 66 C 489.4 65.4 490.8 63.6 490.8 60.6 L 490.4 53.4 C 490 49 487 46.8 482 46.2 L 430 42',
  rearScreen: 'M 467 182 L 474.4 139 L 470.6 139.6 L 463 183.6 Z',
  glassEnd:
    'L 440 184.6 C 446 184.6 449.4 182.4 450.6 177.4 L 458.6 144.6 C 459.6 141 458.4 139.6 454.6 139.6',
  pillars: ['M 245 138 L 258 138 L 258 186 L 245 186 Z', 'M 352 138 L 367 138 L 369 186 L 354 186 Z'],
  shutLines: [
    'M 160 136 C 151 118 148 96 148 74 L 148 52 L 250 52',
    'M 251 138 L 250 52',
    'M 250 52 L 314 52 C 318 68 328 84 342 94 C 352 102 358 116 360 138',
    'M 462 186 C 459 172 461 150 464 138 L 466 72',
  ],
  handles: [
    [228, 117, -0.3],
    [336, 117, -0.3],
  ],
  seats: [
    [226, 172],
    [334, 170],
  ],
  fuelFlap: [404, 117, 10],
  tail: 478,
})

export const seventyDoubleCab: BodyMaster = seventy({
  length: 523,
  height: 192,
  rearAxle: 408,
  back: `C 230 191.4 300 192.4 338 190.6 C 347 190 351.6 186.6 353 179.6 L 360.6 133 L 362 131 ${bedBack}`,
  rearScreen: 'M 352.6 179 L 359.6 137 L 355.4 137.6 L 348.4 181 Z',
  glassEnd: 'L 330 184.4 C 335.4 184.4 338.6 182 339.6 177.4 L 346 144.6 C 346.8 141 345.4 139.6 341.6 139.6',
  pillars: ['M 249 138 L 263 138 L 263 186 L 249 186 Z'],
  shutLines: [
    'M 160 136 C 151 118 148 96 148 74 L 148 54 L 254 54',
    'M 256 138 L 254 54',
    'M 254 54 L 340 54 C 346 56 349 62 350 72 L 354 138',
  ],
  handles: [
    [232, 117, -0.3],
    [330, 117, -0.3],
  ],
  seats: [
    [230, 171],
    [324, 169],
  ],
  fuelFlap: [378, 112, 9.6],
  tail: 515,
  bed: { gap: 364, loadBed: bedFrom(365) },
})

export const seventySingleCab: BodyMaster = seventy({
  length: 523,
  height: 190.5,
  rearAxle: 408,
  back: `C 212 190.4 244 190.8 262 190 C 270 189.4 274.6 186 275.6 179 L 281.6 133 L 283 131 ${bedBack}`,
  rearScreen: 'M 275.2 178.4 L 280.6 137 L 276.4 137.6 L 271 180.4 Z',
  glassEnd: 'L 254 184 C 259 184 262 181.6 263 177 L 268.4 144.6 C 269 141 267.4 139.6 264 139.6',
  pillars: [],
  shutLines: ['M 160 136 C 151 118 148 96 148 74 L 148 54 L 262 54 C 268 56 270 62 270.6 72 L 273 138'],
  handles: [[244, 117, -0.3]],
  seats: [[238, 170]],
  fuelFlap: [304, 104, 9.6],
  tail: 515,
  bed: { gap: 285, loadBed: bedFrom(286) },
})
