import type { Box } from '../core/svg.ts'
import { svgDocument } from '../core/svg.ts'
import { equip } from './equipment.ts'
import { startOf } from './geometry.ts'
import type { VehicleOptions } from './parts.ts'
import { drawVehicleParts } from './parts.ts'
import type { VehicleRange } from './ranges/index.ts'
import { vehicleRecords } from './ranges/index.ts'
import type { SideShape } from './shape.ts'

/** Details of the side view that are worth a picture of their own. */
export const closeUps = ['lamp', 'wheel', 'tail', 'bed'] as const
export type CloseUp = (typeof closeUps)[number]

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

/** x from the nose and height above the ground, in cm. */
type Point = readonly [x: number, height: number]

const marks: Readonly<Record<CloseUp, (side: SideShape) => Point | undefined>> = {
  lamp: ({ headlamp }) => {
    const [x, height] = startOf(headlamp.outline)
    return [x + 18, height + 5]
  },
  wheel: ({ frontAxle, tyreRadius }) => [frontAxle, tyreRadius],
  tail: ({ length, tailLamp }) => [length - 14, startOf(tailLamp.outline)[1]],
  bed: ({ loadBed }) => loadBed && [loadBed.from + (loadBed.to - loadBed.from) * 0.3, loadBed.top - 14],
}

/**
 * Where a detail is in the side view, x from the nose and height above the ground in centimetres; undefined for a
 * vehicle without it.
 */
export function closeUpMark(range: VehicleRange, part: CloseUp): Point | undefined {
  return marks[part](equip(vehicleRecords[range], {}).side)
}

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
