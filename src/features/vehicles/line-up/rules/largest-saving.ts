import type { LineUpModel } from '#features/vehicles/vehicles/index.ts'
import { type Cents, cents } from '#platform/money.ts'

type Priced = Pick<LineUpModel, 'price' | 'formerPrice'>

/** A model at a special price, with what it saves. */
export type SpecialPrice<Model extends Priced> = {
  readonly model: Model
  readonly price: Cents
  readonly formerPrice: Cents
  readonly saving: Cents
}

/** Returns the model whose special price saves the most, the first of equals; null when no model has one. */
export function largestSaving<Model extends Priced>(models: readonly Model[]): SpecialPrice<Model> | null {
  return models.reduce<SpecialPrice<Model> | null>((most, model) => {
    const { price, formerPrice } = model
    if (price === null || formerPrice === null) return most
    const saving = cents(formerPrice - price)
    return saving > (most?.saving ?? 0) ? { model, price, formerPrice, saving } : most
  }, null)
}
