import { drawingAddress } from '#features/pictures/pictures/server.ts'
import type { Accessory, Colour, VehicleModel } from '../model.ts'
import { drawingOfModel } from './drawing-of-model.ts'
import { vehicleSource } from './vehicle-source.ts'

/** Pixels; wide enough for a mail on any screen. */
const pictureWidth = 640

/**
 * Returns a model by its code, uncached, or null for an unknown code. For processes without Next's cache.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export function findModel(code: string): Promise<VehicleModel | null> {
  return vehicleSource.ask((catalogue) => catalogue.model(code))
}

/**
 * Returns the accessories of a range, uncached, or null for an unknown one. For processes without Next's cache.
 *
 * @throws VehiclesUnavailable like {@link findModel}.
 */
export async function findAccessories(rangeSlug: string): Promise<readonly Accessory[] | null> {
  return (await vehicleSource.ask((catalogue) => catalogue.range(rangeSlug)))?.accessories ?? null
}

/**
 * Returns every model on sale, uncached. For code with its own copy of the models, such as the search index; never for
 * a page.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listAllModels(): Promise<readonly VehicleModel[]> {
  return (await vehicleSource.ask((catalogue) => catalogue.models())) ?? []
}

/** Returns the path of a PNG of a model's side view; null for a range without a drawing. */
export function pictureOfModel(model: VehicleModel, colour: Colour | null): string | null {
  const drawing = drawingOfModel(model, colour ?? undefined)
  return drawing && drawingAddress(drawing, { type: 'png', width: pictureWidth })
}
