import { type BasisPoints, type Cents, percentageOf } from '#platform/money.ts'
import type { CalculatorSettings } from './calculator.ts'
import { type Fees, type InstalmentQuote, quoteInstalment } from './instalment.ts'

/** An instalment as it is advertised: what it is worked out on, without term and balloon. */
export type AdvertisedInstalment = {
  readonly instalment: Cents
  readonly price: Cents
  readonly deposit: Cents
  readonly rate: BasisPoints
}

/** Advertised amounts are rounded to whole rand, up or down. */
const toleranceCents = 100

/**
 * Returns the plan behind an advertised instalment, so that its term, total and balloon can be disclosed beside it.
 *
 * Advertisements name neither term nor balloon. The plan is the one the instalment calculator opens with when that gives
 * the instalment, else the only one of its terms and balloons that does; null when none does, or several do, because a
 * wrong disclosure is worse than none.
 *
 * Source: decision F-3.
 */
export function advertisedPlan(
  { instalment, price, deposit, rate }: AdvertisedInstalment,
  { terms, balloons, opening }: Pick<CalculatorSettings, 'terms' | 'balloons' | 'opening'>,
  fees: Fees,
): InstalmentQuote | null {
  const quoteFor = (months: number, share: BasisPoints) =>
    quoteInstalment({ price, deposit, rate, months, balloon: percentageOf(price, share, 'half up') }, fees)
  const isIt = (quote: InstalmentQuote) =>
    quote.totals !== null && Math.abs(quote.instalment - instalment) < toleranceCents
  const usual = quoteFor(opening.months, opening.balloonShare)
  if (isIt(usual)) return usual
  const [only, ...others] = terms
    .flatMap((months) => balloons.map((share) => quoteFor(months, share)))
    .filter(isIt)
  return only && others.length === 0 ? only : null
}
