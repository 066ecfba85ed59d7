import type { Box } from '../core/svg.ts'
import { svgDocument } from '../core/svg.ts'
import type { Mark } from '../design-measures.ts'
import type { CloseUp } from '../names.ts'
import { equip } from './equipment.ts'
import { startOf } from './geometry.ts'
import type { VehicleOptions } from './parts.ts'
import { drawVehicleParts } from './parts.ts'
import { vehicleRecords } from './ranges/index.ts'
import type { SideShape, VehicleRecord } from './shape.ts'

/** Width over height of a close-up. */
const aspect = 4 / 3

/** The view box around a point, x and height above the ground in cm. */
const around = (x: number, height: number, width: number): Box => ({
  x: x - width / 2,
  y: -height - width / aspect / 2,
  width,
  height: width / aspect,
})

const boxes: Readonly<Record<CloseUp, (side: SideShape) => Box | undefined>> = {
  lamp: ({ headlamp }) => {
    const [x, height] = startOf(headlamp.outline)
    return around(x + 46, height + 2, 132)
  },
  wheel: ({ frontAxle, tyreRadius }) => around(frontAxle + 6, tyreRadius * 1.1, tyreRadius * 3.5),
  tail: ({ length, tailLamp }) => {
    const [, height] = startOf(tailLamp.outline)
    return around(length - 52, height - 4, 138)
  },
  bed: ({ loadBed }) =>
    loadBed && around((loadBed.from + loadBed.to) / 2, loadBed.top - 16, (loadBed.to - loadBed.from) * 1.06),
}

const marks: Readonly<Record<CloseUp, (side: SideShape) => Mark | undefined>> = {
  lamp: ({ headlamp }) => {
    const [x, height] = startOf(headlamp.outline)
    return [x + 18, height + 5]
  },
  wheel: ({ frontAxle, tyreRadius }) => [frontAxle, tyreRadius],
  tail: ({ length, tailLamp }) => [length - 14, startOf(tailLamp.outline)[1]],
  bed: ({ loadBed }) => loadBed && [loadBed.from + (loadBed.to - loadBed.from) * 0.3, loadBed.top - 14],
}

/** Where a detail is in the side view of a vehicle; undefined for one without it. */
export const markOf = ({ side }: VehicleRecord, part: CloseUp): Mark | undefined => marks[part](side)

/** Draws a detail of the side view, about four times as large as the whole. A part it lacks shows the wheel. */
export function drawCloseUp(part: CloseUp, options: VehicleOptions): string {
  const { definitions, content } = drawVehicleParts({ ...options, view: 'side', large: true })
  const { side } = equip(vehicleRecords[options.range], options)
  return svgDocument({
    viewBox: boxes[part](side) ?? around(side.frontAxle, side.tyreRadius, 140),
    definitions,
    content,
  })
}
