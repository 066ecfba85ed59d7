import type { Cents } from '#platform/money.ts'

/** Returns the least expensive of the models of a range, with which its pages open; of several the first. */
export function leastExpensive<Model extends { readonly price: Cents }>(
  models: readonly [Model, ...Model[]],
): Model {
  return models.reduce((best, model) => (model.price < best.price ? model : best))
}
