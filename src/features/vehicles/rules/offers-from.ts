import type { VehicleModel } from '../model.ts'
import type { OffersFrom } from '../range-view.ts'
import { findOffersFromModel } from './prices.ts'

/** Returns the "Offers From" content of a range's models. Source: requirement V-159; decision F-3. */
export function offersFromOf(models: readonly VehicleModel[]): Omit<OffersFrom, 'plan'> {
  const model = findOffersFromModel(models)
  return {
    monthly: model?.monthlyFromPrice ?? null,
    model: model?.name ?? null,
    offer: model?.offer ?? null,
  }
}
