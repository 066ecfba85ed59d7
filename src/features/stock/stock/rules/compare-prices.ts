import { type Cents, cents } from '#platform/money.ts'
import type { StockRecord } from '../used-vehicle.ts'

type Priced = Pick<StockRecord, 'id' | 'model' | 'price'>

/** The vehicles with which a price is compared, and the middle of their prices. Amounts are in cents. */
export type PriceComparison<Comparable> = PriceSpread & {
  /** Whether the comparable vehicles are of the same model, or only of the same range. */
  readonly basis: 'model' | 'range'
  /** By price. */
  readonly comparables: readonly (Comparable & { readonly price: Cents })[]
}

/** The middle of several prices, in cents. */
export type PriceSpread = {
  readonly median: Cents
  /** The quartiles, between which half of the prices are. */
  readonly spread: readonly [lower: Cents, upper: Cents]
}

/** A median of fewer vehicles says too little. */
export const minComparables = 8

const hasPrice = <Item extends Priced>(item: Item): item is Item & { readonly price: Cents } =>
  item.price !== null

/** Returns the median of amounts in ascending order, rounded down to the cent between two. */
function medianOf(sorted: readonly Cents[]): Cents {
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? 0)
  return cents(Math.floor((lower + upper) / 2))
}

/**
 * Returns the median and the quartiles of at least two prices, which are the medians of the lower and the upper half,
 * without the median of an odd number.
 *
 * @param prices in ascending order
 */
export function spreadOf(prices: readonly Cents[]): PriceSpread {
  const half = prices.length >> 1
  return {
    median: medianOf(prices),
    spread: [medianOf(prices.slice(0, half)), medianOf(prices.slice(-half))],
  }
}

/**
 * Compares the prices of vehicles for sale with a vehicle; null when there are too few of them. Vehicles of the same
 * model are preferred to those of the same range. Amounts count 1 : 1 in every currency.
 *
 * @param others comparable vehicles of the same make, and of the same model or range
 */
export function comparePrices<Comparable extends Priced>(
  subject: Pick<Priced, 'id' | 'model'>,
  others: readonly Comparable[],
): PriceComparison<Comparable> | null {
  const priced = others.filter(hasPrice).filter(({ id }) => id !== subject.id)
  const ofModel = priced.filter(({ model }) => model !== '' && model === subject.model)
  const basis = ofModel.length >= minComparables ? 'model' : 'range'
  const comparables = (basis === 'model' ? ofModel : priced).toSorted((a, b) => a.price - b.price)
  if (comparables.length < minComparables) return null
  return { basis, comparables, ...spreadOf(comparables.map(({ price }) => price)) }
}
