import { cacheResponse } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { LineUpModel } from '../line-up-model.ts'
import { currentPrice } from '../rules/prices.ts'
import { unwrapVehicles } from './cached.ts'
import { catalogue } from './catalogue.ts'

/**
 * Lists every model on sale with the fields by which visitors filter the line-up.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export function listLineUpModels(): Promise<readonly LineUpModel[]> {
  const read = async () => {
    const { value, fresh } = unwrapVehicles(await catalogue().models())
    const models = (value ?? []).map((model): LineUpModel => {
      const { range, seats, fuelType, driveSystem } = model
      return { range: range.slug, price: currentPrice(model), seats, fuelType, driveSystem }
    })
    return { value: models, fresh }
  }
  return cacheResponse(caches.vehicles, ['vehicles', 'line-up models'], read)
}
