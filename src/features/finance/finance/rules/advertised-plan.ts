import { type BasisPoints, type Cents, percentageOf } from '#platform/money.ts'
import type { CalculatorSettings } from './calculator.ts'
import { type Fees, type InstalmentQuote, quoteInstalment } from './instalment.ts'

/** An advertised instalment with the amounts it is based on. Advertisements name neither term nor balloon. */
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
 * The result is the default plan of the instalment calculator when it gives the instalment, else the only combination
 * of term and balloon that does. Null when no combination does, or several do, because a wrong disclosure is worse than
 * none.
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
  const matches = (quote: InstalmentQuote) =>
    quote.totals !== null && Math.abs(quote.instalment - instalment) < toleranceCents
  const defaultQuote = quoteFor(opening.months, opening.balloonShare)
  if (matches(defaultQuote)) return defaultQuote
  const [match, ...others] = terms
    .flatMap((months) => balloons.map((share) => quoteFor(months, share)))
    .filter(matches)
  return match && others.length === 0 ? match : null
}
