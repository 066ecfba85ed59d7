import { currencySymbol, namibianDollarSymbol } from '../site/market.ts'
import { formatWholeNumber } from '../site/whole-number.ts'
import { type Cents, wholeRand } from './amount.ts'

/** Separates the parts of an amount, so that it never wraps. */
const noBreakSpace = '\u00A0'
const noPrice = 'N/A'

const inWholeRand = (amount: Cents) =>
  `${currencySymbol}${noBreakSpace}${formatWholeNumber(wholeRand(amount))}`

/** Formats a price or a total in whole rand, rounded down: `R 459 900`; `N/A` for null. */
export function formatPrice(amount: Cents | null): string {
  return amount === null ? noPrice : inWholeRand(amount)
}

/** Formats a monthly payment in whole rand, rounded down: `R 7 296 p/m`; `N/A` for null. */
export function formatInstalment(amount: Cents | null): string {
  return amount === null ? noPrice : `${inWholeRand(amount)}${noBreakSpace}p/m`
}

/** Formats an exact amount: `R 1 207,50`; `N/A` for null. */
export function formatRandAndCents(amount: Cents | null): string {
  if (amount === null) return noPrice
  const size = Math.abs(amount)
  const fraction = String(size % 100).padStart(2, '0')
  const sign = amount < 0 ? '-' : ''
  return `${currencySymbol}${noBreakSpace}${sign}${formatWholeNumber(Math.floor(size / 100))},${fraction}`
}

/** Formats a price in whole Namibian dollars, rounded down: `N$ 269 750`; `N/A` for null. */
export function formatNamibianDollars(amount: Cents | null): string {
  return amount === null
    ? noPrice
    : `${namibianDollarSymbol}${noBreakSpace}${formatWholeNumber(wholeRand(amount))}`
}

/**
 * Formats the range page's Offers From, the only amount without spaces after the sign and between thousands:
 * `R12499 p/m`; `N/A` for null. Pages space it with `OffersFromAmount`.
 */
export function formatOffersFrom(amount: Cents | null): string {
  return amount === null ? noPrice : `${currencySymbol}${wholeRand(amount)}${noBreakSpace}p/m`
}
