import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { comparePrices, type PriceComparison } from '#features/stock/stock/rules.ts'
import { type Cents, cents } from '#platform/money.ts'

type Priced = Pick<UsedVehicle, 'id' | 'model' | 'price'>

/** How the price of a vehicle compares with those of comparable vehicles. Amounts are in cents. */
export type PriceRating<Comparable> = PriceComparison<Comparable> & {
  /** Below the lower quartile, above the upper one, or around the median: from one quartile to the other. */
  readonly verdict: 'below' | 'around' | 'above'
  /** Price less median. */
  readonly difference: Cents
}

/**
 * Rates the price of a vehicle by those of comparable vehicles for sale; null without a price, and when there are too few
 * of them.
 *
 * @param others comparable vehicles of the same make, and of the same model or range
 */
export function ratePrice<Comparable extends Priced>(
  vehicle: Priced,
  others: readonly Comparable[],
): PriceRating<Comparable> | null {
  const { price } = vehicle
  const comparison = price === null ? null : comparePrices(vehicle, others)
  if (price === null || !comparison) return null
  const [lower, upper] = comparison.spread
  return {
    ...comparison,
    verdict: price < lower ? 'below' : price > upper ? 'above' : 'around',
    difference: cents(price - comparison.median),
  }
}
