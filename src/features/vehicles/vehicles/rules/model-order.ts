import type { VehicleModel } from '../model.ts'

type Priced = Pick<VehicleModel, 'code' | 'price'>

/**
 * Sorts models by descending regular price, then by code; models without a price come last.
 *
 * Source: requirement V-229.
 */
export function sortByPrice<Model extends Priced>(models: readonly Model[]): Model[] {
  return models.toSorted((first, second) => {
    const [a, b] = [first.price ?? -1, second.price ?? -1]
    return b - a || (first.code < second.code ? -1 : Number(first.code > second.code))
  })
}
