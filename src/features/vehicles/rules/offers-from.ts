import type { VehicleModel } from '../model.ts'
import type { OffersFrom } from '../range-view.ts'
import { offersFrom } from './prices.ts'

/** What Offers From says of the models of a range. Source: requirement V-159; decision F-3. */
export function offersFromOf(models: readonly VehicleModel[]): Omit<OffersFrom, 'plan'> {
  const model = offersFrom(models)
  return {
    monthly: model?.monthlyFromPrice ?? null,
    model: model?.name ?? null,
    offer: model?.offer ?? null,
  }
}
