import { currencySymbol, namibianDollarSymbol } from '../market.ts'
import { formatWholeNumber } from '../whole-number.ts'
import { type Cents, wholeRand } from './amount.ts'

/** Separates the parts of an amount, so that it never wraps. */
const noBreakSpace = '\u00A0'
const noPrice = 'N/A'

/** Formats a price or a total in whole rand, rounded down: `R 459 900`; `N/A` for null. */
export function formatPrice(amount: Cents | null): string {
  return amount === null ? noPrice : `${currencySymbol}${noBreakSpace}${formatWholeNumber(wholeRand(amount))}`
}

/** Formats a monthly payment in whole rand, rounded down: `R7 296 p/m`; `N/A` for null. */
export function formatInstalment(amount: Cents | null): string {
  return amount === null
    ? noPrice
    : `${currencySymbol}${formatWholeNumber(wholeRand(amount))}${noBreakSpace}p/m`
}

/** Formats an exact amount: `R1 207,50`; `N/A` for null. */
export function formatRandAndCents(amount: Cents | null): string {
  if (amount === null) return noPrice
  const size = Math.abs(amount)
  const fraction = String(size % 100).padStart(2, '0')
  return `${currencySymbol}${amount < 0 ? '-' : ''}${formatWholeNumber(Math.floor(size / 100))},${fraction}`
}

/** Formats a price in whole Namibian dollars, rounded down: `N$ 269 750`; `N/A` for null. */
export function formatNamibianDollars(amount: Cents | null): string {
  return amount === null
    ? noPrice
    : `${namibianDollarSymbol}${noBreakSpace}${formatWholeNumber(wholeRand(amount))}`
}

/**
 * Formats the range page's Offers From, the only amount without a thousands separator: `R12499 p/m`; `N/A` for null.
 */
export function formatOffersFrom(amount: Cents | null): string {
  return amount === null ? noPrice : `${currencySymbol}${wholeRand(amount)}${noBreakSpace}p/m`
}
