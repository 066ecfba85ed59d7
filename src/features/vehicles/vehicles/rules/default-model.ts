import type { Cents } from '#platform/money.ts'
import type { VehicleModel } from '../model.ts'
import { currentPrice } from './prices.ts'

type Priced = Pick<VehicleModel, 'code' | 'price' | 'specialPrice'>

const priceOf = (model: Priced): number => currentPrice(model) ?? Number.POSITIVE_INFINITY

/**
 * Returns the code of the model that pages about a range open with: the one of its “From” price, which is the least
 * expensive, special prices included. Of several at that price, and without any price, it is the first.
 *
 * @param models in the order of the page
 * @returns null without models
 */
export function defaultModelCode(models: readonly Priced[]): string | null {
  return models.toSorted((one, other) => priceOf(one) - priceOf(other) || 0)[0]?.code ?? null
}

/** Returns the lowest current price of models; null when none has one. */
export function lowestPrice(models: readonly Priced[]): Cents | null {
  const prices = models.flatMap((model) => currentPrice(model) ?? [])
  return prices.toSorted((one, other) => one - other)[0] ?? null
}
