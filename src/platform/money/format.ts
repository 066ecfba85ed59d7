import { currencySymbol, namibianDollarSymbol } from '../market.ts'
import { formatWholeNumber } from '../whole-number.ts'
import { type Cents, wholeRand } from './amount.ts'

/** Between the parts of an amount, so that it never breaks over two lines. */
const noBreakSpace = '\u00A0'
const noPrice = 'N/A'

/** A price or a total in whole rand, rounded down: `R 459 900`; `N/A` without one. */
export function formatPrice(amount: Cents | null): string {
  return amount === null ? noPrice : `${currencySymbol}${noBreakSpace}${formatWholeNumber(wholeRand(amount))}`
}

/** A monthly payment in whole rand, rounded down: `R7 296 p/m`; `N/A` without one. */
export function formatInstalment(amount: Cents | null): string {
  return amount === null
    ? noPrice
    : `${currencySymbol}${formatWholeNumber(wholeRand(amount))}${noBreakSpace}p/m`
}

/** An exact amount: `R1 207,50`; `N/A` without one. */
export function formatRandAndCents(amount: Cents | null): string {
  if (amount === null) return noPrice
  const size = Math.abs(amount)
  const fraction = String(size % 100).padStart(2, '0')
  return `${currencySymbol}${amount < 0 ? '-' : ''}${formatWholeNumber(Math.floor(size / 100))},${fraction}`
}

/** A price in Namibia, in whole dollars, rounded down: `N$ 269 750`; `N/A` without one. */
export function formatNamibianDollars(amount: Cents | null): string {
  return amount === null
    ? noPrice
    : `${namibianDollarSymbol}${noBreakSpace}${formatWholeNumber(wholeRand(amount))}`
}

/** The range page's Offers From, which alone stays ungrouped: `R12499 p/m`; `N/A` without one. */
export function formatOffersFrom(amount: Cents | null): string {
  return amount === null ? noPrice : `${currencySymbol}${wholeRand(amount)}${noBreakSpace}p/m`
}
