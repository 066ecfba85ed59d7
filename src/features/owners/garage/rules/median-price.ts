import { spreadOf } from '#features/stock/stock/rules.ts'
import { type Cents, cents, rand } from '#platform/money.ts'

/** A median of fewer vehicles says nothing. */
export const minListings = 3

const step = rand(1_000)

/** Returns the median of prices, to the nearest thousand rand; null when there are fewer than three. @param prices in ascending order */
export function medianPrice(prices: readonly Cents[]): Cents | null {
  if (prices.length < minListings) return null
  return cents(Math.round(spreadOf(prices).median / step) * step)
}
