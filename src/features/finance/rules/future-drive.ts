import { type BasisPoints, type Cents, cents, percentageOf } from '#platform/money.ts'
import { type CappedDeposit, capDeposit } from './deposit.ts'
import { type Fees, type InstalmentQuote, quoteInstalment } from './instalment.ts'
import type { FutureDriveSettings } from './settings.ts'

/** What a visitor has chosen of a FutureDrive plan; the mileage chooses the factor, and nothing else. */
export type FutureDriveChoice = {
  readonly months: number
  readonly rate: BasisPoints
  /** As wished: held to the cap only against a price. */
  readonly deposit: Cents
}

export type FutureDriveQuote =
  | { readonly available: false }
  | {
      readonly available: true
      readonly quote: InstalmentQuote
      readonly deposit: CappedDeposit
      /** What the vehicle is guaranteed to be worth at the end, and so the balloon. */
      readonly guaranteedValue: Cents
      /** Of the price. */
      readonly share: BasisPoints
      /** The traditional plan, same price and deposit, whose interest is compared. */
      readonly compared: InstalmentQuote
      /** Interest saved against it; null when nothing is saved, or when either plan needs no payment. */
      readonly saved: Cents | null
    }

type Settings = Pick<FutureDriveSettings, 'terms' | 'depositLimit' | 'comparedWith'>

function savingOf(compared: InstalmentQuote, quote: InstalmentQuote): Cents | null {
  if (!compared.totals || !quote.totals) return null
  const saved = cents(compared.totals.interest - quote.totals.interest)
  return saved > 0 ? saved : null
}

/**
 * A FutureDrive plan: the balloon is the price times the guaranteed factor, rounded half up to the cent. It is only
 * available on the listed terms; any other has no figures at all.
 *
 * Source: requirements V-055, V-056, V-059 and V-063 to V-065; decisions F-1 to F-5.
 */
export function quoteFutureDrive(
  price: Cents,
  { months, rate, deposit: wish }: FutureDriveChoice,
  factor: BasisPoints,
  { terms, depositLimit, comparedWith }: Settings,
  fees: Fees,
): FutureDriveQuote {
  if (!terms.includes(months)) return { available: false }
  const deposit = capDeposit(wish, depositLimit, price)
  const guaranteedValue = percentageOf(price, factor, 'half up')
  const paid = { price, deposit: deposit.deposit }
  const quote = quoteInstalment({ ...paid, balloon: guaranteedValue, rate, months }, fees)
  const compared = quoteInstalment(
    {
      ...paid,
      balloon: percentageOf(price, comparedWith.balloonShare, 'half up'),
      rate: comparedWith.rate,
      months: comparedWith.months,
    },
    fees,
  )
  const saved = savingOf(compared, quote)
  return { available: true, quote, deposit, guaranteedValue, share: factor, compared, saved }
}
