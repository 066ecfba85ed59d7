import type { VehicleModel } from '#features/vehicles/index.ts'
import { displayedPrice, inPageOrder } from '#features/vehicles/rules.ts'

type Offerable = Pick<
  VehicleModel,
  'code' | 'derivativeCode' | 'grade' | 'price' | 'specialPrice' | 'monthlyFromPrice' | 'offer'
>

/**
 * The models of a range that something is offered on, in the order of its page: those with a special price, with a
 * monthly-from price, or with a finance offer of this day.
 *
 * Source: requirement V-165; decision C-17.
 */
export function offeredModels<Model extends Offerable>(models: readonly Model[]): Model[] {
  return inPageOrder(models).filter(
    (model) =>
      displayedPrice(model).special !== null || model.monthlyFromPrice !== null || model.offer !== null,
  )
}
