import { svgDocument } from '../core/svg.ts'
import type { VehicleOptions } from './parts.ts'
import { drawVehicleParts } from './parts.ts'

export { drawBareBody } from './bare-body.ts'
export { drawCloseUp } from './close-up.ts'
export { drawNightFront } from './night-front.ts'
export type { PaintMode, PaintVariable, VehicleColour } from './paint/references.ts'
export { paintVariables } from './paint/references.ts'
export type { VehicleOptions, VehicleParts } from './parts.ts'
export { drawVehicleParts } from './parts.ts'
export type { Surroundings } from './side/context.ts'
export type { SilhouetteTones } from './silhouette.ts'
export { drawContour, drawSilhouette } from './silhouette.ts'

/**
 * Draws one vehicle as a complete `<svg>` without width and height ({@link vehicleProportions} has both): an image
 * with its title as accessible name, or decorative without one.
 * @throws RangeError for a bad id prefix, colour or race number.
 */
export function drawVehicle(options: VehicleOptions & { readonly title?: string }): string {
  const { viewBox, definitions, content } = drawVehicleParts(options)
  return svgDocument({ viewBox, definitions, content, title: options.title })
}
