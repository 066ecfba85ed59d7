import { drawingAddress } from '#features/pictures/server.ts'
import type { Colour, VehicleModel } from '../model.ts'
import { catalogue } from './catalogue.ts'
import { drawingOfModel } from './drawing-of-model.ts'

/** Pixels; wide enough for a mail on any screen. */
const pictureWidth = 640

/**
 * Returns a model by its code, uncached, or null for an unknown code. For processes without Next's cache.
 *
 * @throws Error when the vehicle service fails.
 */
export async function findModel(code: string): Promise<VehicleModel | null> {
  const lookup = await catalogue().model(code)
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new Error('The vehicle service failed. Check VEHICLE_API_URL and the service.')
  return null
}

/** Returns the path of a PNG of a model's side view; null for a range without a drawing. */
export function pictureOfModel(model: VehicleModel, colour: Colour | null): string | null {
  const drawing = drawingOfModel(model, colour ?? undefined)
  return drawing && drawingAddress(drawing, { type: 'png', width: pictureWidth })
}
