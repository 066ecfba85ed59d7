import type { TradeInSettings, VehicleCondition } from '#features/finance/finance/rules.ts'
import { comparePrices, type PriceComparison, spreadOf } from '#features/stock/stock/rules.ts'
import { type Cents, cents, multiplyByRatio, rand } from '#platform/money.ts'
import { lossPerKilometre } from './loss-per-kilometre.ts'

/** A vehicle for sale with which one to trade in is compared. */
type Comparable = {
  readonly id: string
  readonly model: string
  readonly mileage: number | null
  readonly price: Cents | null
}

/** The vehicle to trade in. */
export type TradeInSubject = {
  /** As our stock spells it; empty when only the range is known. */
  readonly model: string
  /** Kilometres. */
  readonly mileage: number
  readonly condition: VehicleCondition
}

/** Amounts are stated in whole thousands of rand: the figures behind them allow no more. */
const step = rand(1_000)

const whole = 10_000

/** Returns the prices the comparable vehicles would have at a mileage, in ascending order and within their own limits. */
function pricesAt(mileage: number, vehicles: readonly (Comparable & { readonly price: Cents })[]): Cents[] {
  const points = vehicles.map((vehicle) => ({ mileage: vehicle.mileage ?? mileage, price: vehicle.price }))
  const loss = lossPerKilometre(points)
  const prices = points.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return points
    .map((point) => point.price - Math.round(loss * (mileage - point.mileage)))
    .map((price) => cents(Math.min(Math.max(price, lowest), highest)))
    .sort((a, b) => a - b)
}

/**
 * Returns what a vehicle may be worth when it is traded in, from the displayed prices of comparable vehicles for sale;
 * null when there are fewer than eight, and when nothing is left of their prices.
 *
 * The amounts are the quartiles of these prices at the mileage of the vehicle, less the margin and the deduction for its
 * condition, rounded down. A displayed price is the base price plus the margin (decision F-11), so a price without it is
 * what the dealer of that vehicle asked for: the best basis our own stock has for what a vehicle is worth to a dealer.
 * The base prices themselves never leave the data layer (requirement D-408).
 *
 * @param others comparable vehicles of the same make, and of the same model or range
 */
export function indicativeAmounts<Other extends Comparable>(
  { model, mileage, condition }: TradeInSubject,
  others: readonly Other[],
  { margin, deductions }: TradeInSettings,
): (Pick<PriceComparison<Other>, 'basis' | 'comparables'> & { amounts: readonly [Cents, Cents] }) | null {
  const comparison = comparePrices({ id: '', model }, others)
  if (!comparison) return null
  const amountOf = (price: Cents): Cents => {
    const base = multiplyByRatio(price, whole, whole + margin, 'down')
    const value = multiplyByRatio(base, Math.max(0, whole - deductions[condition]), whole, 'down')
    return cents(value - (value % step))
  }
  const { spread } = spreadOf(pricesAt(mileage, comparison.comparables))
  const amounts = [amountOf(spread[0]), amountOf(spread[1])] as const
  const { basis, comparables } = comparison
  return amounts[0] > 0 ? { amounts, basis, comparables } : null
}
