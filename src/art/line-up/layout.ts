import type { LineUpFormat, VehicleRange } from '../names.ts'
import { vehicleProportions } from '../vehicle/proportions.ts'

/** Where a vehicle stands, in centimetres from the top left corner; `ground` is the height of its wheels. */
export interface Place {
  readonly range: VehicleRange
  readonly nose: number
  readonly ground: number
  readonly lengthCm: number
  readonly heightCm: number
}

export interface LineUpLayout {
  /** The same scale for both sides: centimetres. */
  readonly width: number
  readonly height: number
  /** Ground of each row, from the farthest one to the nearest. */
  readonly rows: readonly number[]
  readonly places: readonly Place[]
}

/** Maximum vehicles in a row of the wide format. */
const maxInRow = 9

/** Centimetres. `sky` includes room for a heading, `foot` the labels of the last row. */
const measures = {
  wide: { sky: 900, pitch: 420, foot: 190, margin: 150, gap: 58, minWidth: 3000 },
  strip: { sky: 300, pitch: 0, foot: 210, margin: 60, gap: 52, minWidth: 0 },
} as const

const lengthOf = (range: VehicleRange) => vehicleProportions(range).lengthCm

const widthOf = (row: readonly VehicleRange[], gap: number) =>
  row.reduce((total, range) => total + lengthOf(range), gap * Math.max(row.length - 1, 0))

/** Splits vehicles into rows of about the same width, in their order. */
function rowsOf(ranges: readonly VehicleRange[], count: number, gap: number): VehicleRange[][] {
  const target = widthOf(ranges, gap) / count
  const rows: VehicleRange[][] = Array.from({ length: count }, () => [])
  let passed = 0
  for (const range of ranges) {
    const middle = passed + lengthOf(range) / 2
    rows[Math.min(count - 1, Math.floor(middle / target))]?.push(range)
    passed += lengthOf(range) + gap
  }
  return rows
}

/** Places vehicles beside each other at one scale. Rows are centred. */
export function lineUpLayout(ranges: readonly VehicleRange[], format: LineUpFormat): LineUpLayout {
  const { sky, pitch, foot, margin, gap, minWidth } = measures[format]
  const count = format === 'strip' ? 1 : Math.max(1, Math.ceil(ranges.length / maxInRow))
  const rows = rowsOf(ranges, count, gap)
  const width = Math.ceil(Math.max(minWidth, ...rows.map((row) => widthOf(row, gap) + 2 * margin)))
  const grounds = rows.map((_, index) => sky + index * pitch)
  const places = rows.flatMap((row, index) => {
    let nose = (width - widthOf(row, gap)) / 2
    return row.map((range): Place => {
      const { lengthCm, heightCm } = vehicleProportions(range)
      const place = { range, nose, ground: grounds[index] ?? sky, lengthCm, heightCm }
      nose += lengthCm + gap
      return place
    })
  })
  return { width, height: (grounds.at(-1) ?? sky) + foot, rows: grounds, places }
}
