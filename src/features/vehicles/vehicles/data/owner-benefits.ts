import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { OwnerBenefits } from '../owner-benefits.ts'
import { listDisplayedModels } from './cached-lists.ts'
import { vehicleSource } from './vehicle-source.ts'

/**
 * Returns the owner benefits of a model, or null for an unknown code or unknown benefits.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findOwnerBenefits(code: string): Promise<OwnerBenefits | null> {
  // Checked against the shared list, so that an invented code causes no request and no cache entry.
  if (!(await listDisplayedModels()).some((card) => card.code === code)) return null
  return cacheAnswer(vehicleSource, caches.vehicles, ['owner benefits', code], (ask) =>
    ask((catalogue) => catalogue.ownerBenefits(code)),
  )
}
