import type { Box } from '../core/svg.ts'
import type { VehicleRange } from './ranges/index.ts'
import { vehicleRecords } from './ranges/index.ts'
import type { VehicleRecord } from './shape.ts'

export type VehicleView = 'side' | 'front'

export interface VehicleProportions {
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
  /** The view box of this view, in centimetres; its ground line is y = 0. */
  readonly viewBox: Box
}

/** Air for the shadow at both ends, above the roof, and below the ground line. */
const sideMargin = { x: 28, top: 24, bottom: 22 }
const frontMargin = { x: 40, top: 24, bottom: 14 }

/**
 * Real measures of a range and the view box of its drawing: the width and height attributes of an image
 * (so that the layout does not shift while it loads), and one centimetre scale for several vehicles side by side.
 */
export function vehicleProportions(range: VehicleRange, view: VehicleView = 'side'): VehicleProportions {
  const { side, front }: VehicleRecord = vehicleRecords[range]
  const width = front.measures.width
  return {
    lengthCm: side.length,
    widthCm: width,
    heightCm: side.height,
    viewBox:
      view === 'side'
        ? viewBox(0, side.length, side.height, sideMargin)
        : viewBox(-width / 2, width, front.measures.height, frontMargin),
  }
}

function viewBox(left: number, width: number, height: number, margin: typeof sideMargin): Box {
  return {
    x: left - margin.x,
    y: -(height + margin.top),
    width: width + 2 * margin.x,
    height: height + margin.top + margin.bottom,
  }
}
