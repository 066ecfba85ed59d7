import { drawingAddress } from '#features/pictures/server.ts'
import type { Colour, VehicleModel } from '../model.ts'
import { catalogue } from './catalogue.ts'
import { drawingOfModel } from './drawing-of-model.ts'

/** Wide enough for a mail on any screen, in pixels. */
const pictureWidth = 640

/**
 * A model by its code, asked anew; null when none is on sale under it. For what is written down about a model, never
 * for a page.
 *
 * @throws Error when the vehicle service does not answer.
 */
export async function findModel(code: string): Promise<VehicleModel | null> {
  const lookup = await catalogue().model(code)
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new Error('The vehicle service did not answer.')
  return null
}

/** A picture of a model from the side, in pixels, as a path of this site; null for a range without a drawing. */
export function pictureOfModel(model: VehicleModel, colour: Colour | null): string | null {
  const drawing = drawingOfModel(model, colour ?? undefined)
  return drawing && drawingAddress(drawing, { type: 'png', width: pictureWidth })
}
