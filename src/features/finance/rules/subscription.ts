import { type Cents, cents, rand, wholeRand } from '#platform/money.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import type { SubscriptionSettings } from './settings.ts'

export type SubscriptionReading = {
  readonly months: number
  /** What is shown as the price of a month: the lease price, in whole rand, rounded down. */
  readonly monthly: Cents
  readonly averageMonthlyKilometres: number
  /** Over the whole term. */
  readonly totalKilometres: number
  /** What a visitor must be able to pay each month; not a price. */
  readonly affordability: Cents
}

const mileageStep = 500
const leastMileage = 100

/**
 * Kilometres a month that an odometer reading at the end of a term stands for: to the nearest 500, halves up, and
 * 100 at least.
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
  // One division of whole numbers: dividing twice could lose a half by a rounding of the first.
  const steps = Math.floor((2 * odometer + mileageStep * months) / (2 * mileageStep * months))
  return Math.max(leastMileage, mileageStep * steps)
}

/**
 * What a quote of the rate book says to a visitor. The extra belongs to what must be affordable at its mileage, and
 * never to the price.
 *
 * @throws RangeError for a quote whose term or reading is impossible.
 * Source: requirements V-073, V-074 and V-078; decisions F-8 and F-9.
 */
export function readSubscription(
  { months, odometer, leasePrice }: Pick<SubscriptionQuote, 'months' | 'odometer' | 'leasePrice'>,
  extra: SubscriptionSettings['extra'],
): SubscriptionReading {
  const kilometres = averageMonthlyKilometres(odometer, months)
  return {
    months,
    monthly: rand(wholeRand(leasePrice)),
    averageMonthlyKilometres: kilometres,
    totalKilometres: kilometres * months,
    affordability: cents(leasePrice + (kilometres === extra.mileage ? extra.amount : 0)),
  }
}
