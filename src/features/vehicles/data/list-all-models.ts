import type { VehicleModel } from '../model.ts'
import { VehiclesUnavailable } from './cached.ts'
import { catalogue } from './catalogue.ts'

/**
 * Returns every model on sale, uncached. For code with its own copy of the models, such as the search index; never for
 * a page.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listAllModels(): Promise<readonly VehicleModel[]> {
  const lookup = await catalogue().models()
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new VehiclesUnavailable()
  return []
}
