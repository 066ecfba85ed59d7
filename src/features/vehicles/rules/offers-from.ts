import type { VehicleModel } from '../model.ts'
import type { OffersFrom } from '../range-view.ts'
import { offersFrom } from './prices.ts'

/** What Offers From says of the models of a range. Source: vehicles-and-finance.md §2 "Range page"; decision F-3. */
export function offersFromOf(models: readonly VehicleModel[]): Omit<OffersFrom, 'plan'> {
  const model = offersFrom(models)
  return {
    monthly: model?.monthlyFromPrice ?? null,
    model: model?.name ?? null,
    offer: model?.offer ?? null,
  }
}
