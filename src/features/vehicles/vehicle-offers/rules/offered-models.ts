import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { displayedPrice, sortInPageOrder } from '#features/vehicles/vehicles/rules.ts'

type Offerable = Pick<
  VehicleModel,
  'code' | 'derivativeCode' | 'grade' | 'price' | 'specialPrice' | 'monthlyFromPrice' | 'offer'
>

/**
 * Returns the models with a special price, a monthly-from price or a finance offer, in the order of the range page.
 *
 * Source: requirement V-165; decision C-17.
 */
export function selectOfferedModels<Model extends Offerable>(models: readonly Model[]): Model[] {
  return sortInPageOrder(models).filter(
    (model) =>
      displayedPrice(model).special !== null || model.monthlyFromPrice !== null || model.offer !== null,
  )
}
