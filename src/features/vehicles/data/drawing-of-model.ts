import type { Drawing } from '#features/pictures/index.ts'
import type { Colour, VehicleModel } from '../model.ts'
import { drawingColourOf, drawnVehicle } from './drawn-vehicle.ts'

/**
 * Returns the side view of a model in a paint, by default its first or a neutral one; null for a range without a
 * drawing.
 */
export function drawingOfModel({ range, bodyType, colours }: VehicleModel, colour?: Colour): Drawing | null {
  const vehicle = drawnVehicle({ slug: range.slug, bodyType })
  return vehicle && { kind: 'vehicle', vehicle, view: 'side', colour: drawingColourOf(colour ?? colours[0]) }
}
