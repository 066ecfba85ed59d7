import { type BasisPoints, type Cents, cents, percentageOf } from '#platform/money.ts'
import { type CappedDeposit, capDeposit } from './deposit.ts'
import { type Fees, type InstalmentQuote, quoteInstalment } from './instalment.ts'
import type { FutureDriveSettings } from './settings.ts'

/** The choices of a visitor for a FutureDrive plan. The mileage is not among them: it only determines the factor. */
export type FutureDriveChoice = {
  readonly months: number
  readonly rate: BasisPoints
  /** As requested; the cap is applied only once there is a price. */
  readonly deposit: Cents
}

export type FutureDriveQuote =
  | { readonly available: false }
  | {
      readonly available: true
      readonly quote: InstalmentQuote
      readonly deposit: CappedDeposit
      /** Guaranteed value of the vehicle at the end of the plan, which is also the balloon. */
      readonly guaranteedValue: Cents
      /** Guaranteed share of the price. */
      readonly share: BasisPoints
      /** The traditional plan with the same price and deposit that the interest is compared with. */
      readonly comparison: InstalmentQuote
      /** Interest saved; null when there is no saving or either plan needs no payment. */
      readonly interestSaved: Cents | null
    }

type Settings = Pick<FutureDriveSettings, 'terms' | 'depositLimit' | 'comparisonPlan'>

function savingOf(comparison: InstalmentQuote, quote: InstalmentQuote): Cents | null {
  if (!comparison.totals || !quote.totals) return null
  const saving = cents(comparison.totals.interest - quote.totals.interest)
  return saving > 0 ? saving : null
}

/**
 * Quotes a FutureDrive plan, whose balloon is the price times the guaranteed factor, rounded half up to the cent. Terms
 * that are not listed are not available.
 *
 * Source: requirements V-055, V-056, V-059 and V-063 to V-065; decisions F-1 to F-5.
 */
export function quoteFutureDrive(
  price: Cents,
  { months, rate, deposit: requested }: FutureDriveChoice,
  factor: BasisPoints,
  { terms, depositLimit, comparisonPlan }: Settings,
  fees: Fees,
): FutureDriveQuote {
  if (!terms.includes(months)) return { available: false }
  const deposit = capDeposit(requested, depositLimit, price)
  const guaranteedValue = percentageOf(price, factor, 'half up')
  const amounts = { price, deposit: deposit.deposit }
  const quote = quoteInstalment({ ...amounts, balloon: guaranteedValue, rate, months }, fees)
  const comparison = quoteInstalment(
    {
      ...amounts,
      balloon: percentageOf(price, comparisonPlan.balloonShare, 'half up'),
      rate: comparisonPlan.rate,
      months: comparisonPlan.months,
    },
    fees,
  )
  const interestSaved = savingOf(comparison, quote)
  return { available: true, quote, deposit, guaranteedValue, share: factor, comparison, interestSaved }
}
