import type { Box } from '../core/svg.ts'
import type { VehicleMeasures } from '../design-measures.ts'
import { measures } from '../measures.generated.ts'
import type { VehicleRange, VehicleView } from '../names.ts'
import type { VehicleRecord } from './shape.ts'

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
  return proportionsOf(measures.vehicles[range], view)
}

/** The measures that a vehicle is designed with. */
export function measuresOf({ side, front }: VehicleRecord): VehicleMeasures {
  return {
    lengthCm: side.length,
    widthCm: front.measures.width,
    heightCm: side.height,
    frontHeightCm: front.measures.height,
  }
}

/** The proportions of one view of a vehicle. */
export function proportionsOf(
  { lengthCm, widthCm, heightCm, frontHeightCm }: VehicleMeasures,
  view: VehicleView,
): VehicleProportions {
  return {
    lengthCm,
    widthCm,
    heightCm,
    viewBox:
      view === 'side'
        ? viewBox(0, lengthCm, heightCm, sideMargin)
        : viewBox(-widthCm / 2, widthCm, frontHeightCm, frontMargin),
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
