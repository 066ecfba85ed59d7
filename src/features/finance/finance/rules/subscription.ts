import { type Cents, cents, rand, wholeRand } from '#platform/money.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import type { SubscriptionSettings } from './settings.ts'

export type SubscriptionSummary = {
  readonly months: number
  /** Displayed price a month: the lease price rounded down to whole rand. */
  readonly monthly: Cents
  readonly averageMonthlyKilometres: number
  /** Over the whole term. */
  readonly totalKilometres: number
  /** Amount a visitor must be able to afford each month; not a price. */
  readonly affordability: Cents
}

const mileageStep = 500
const minMileage = 100

/**
 * Returns the average kilometres a month for an odometer reading at the end of a term, rounded half up to the nearest
 * 500, with a minimum of 100.
 *
 * @throws RangeError unless the term is whole months, one or more, and the reading whole kilometres, zero or more.
 * Source: requirement V-093; decision F-9.
 */
export function averageMonthlyKilometres(odometer: number, months: number): number {
  if (!Number.isSafeInteger(months) || months < 1) {
    throw new RangeError(`A term must be whole months, one or more, not ${months}.`)
  }
  if (!Number.isSafeInteger(odometer) || odometer < 0) {
    throw new RangeError(`A reading must be whole kilometres, zero or more, not ${odometer}.`)
  }
  // A single integer division, because rounding twice could lose a half.
  const steps = Math.floor((2 * odometer + mileageStep * months) / (2 * mileageStep * months))
  return Math.max(minMileage, mileageStep * steps)
}

/**
 * Calculates the figures displayed for a rate book quote. The extra is added to the affordability at its mileage only,
 * never to the price.
 *
 * @throws RangeError for a quote with an invalid term or odometer reading.
 * Source: requirements V-073, V-074 and V-078; decisions F-8 and F-9.
 */
export function summariseSubscription(
  { months, odometer, leasePrice }: Pick<SubscriptionQuote, 'months' | 'odometer' | 'leasePrice'>,
  extra: SubscriptionSettings['extra'],
): SubscriptionSummary {
  const kilometres = averageMonthlyKilometres(odometer, months)
  return {
    months,
    monthly: rand(wholeRand(leasePrice)),
    averageMonthlyKilometres: kilometres,
    totalKilometres: kilometres * months,
    affordability: cents(leasePrice + (kilometres === extra.mileage ? extra.amount : 0)),
  }
}
