import type { VehicleModel } from '../model.ts'
import { VehiclesUnavailable } from './cached.ts'
import { catalogue } from './catalogue.ts'

/**
 * Every model on sale, asked anew. For what keeps its own picture of them, never for a page.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 */
export async function allModels(): Promise<readonly VehicleModel[]> {
  const lookup = await catalogue().models()
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new VehiclesUnavailable()
  return []
}
