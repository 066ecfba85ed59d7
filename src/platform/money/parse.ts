import { type Cents, cents } from './amount.ts'

/** Thrown for a text that is not a valid price; the message tells the supplier of the text what to write. */
export class PriceTextError extends Error {
  constructor(text: string) {
    super(
      `"${text}" is not a price: write digits, with a space between thousands if any and at most two decimals, ` +
        'for example 459 900 or R 1 207,50.',
    )
    this.name = 'PriceTextError'
  }
}

/** Spaces that feeds use as thousands separators: ordinary, no-break, thin and narrow no-break. */
const space = '[ \\u00A0\\u2009\\u202F]'
const priceGrammar = new RegExp(
  `^(?:R|N\\$)?${space}?(?<whole>\\d{1,3}(?:${space}\\d{3})+|\\d+)(?:[.,](?<fraction>\\d{1,2}))?$`,
)

/**
 * Parses a price from a file, a feed or another system, in rand (or Namibian dollars).
 *
 * Blank, `N/A`, null and undefined mean "no price" and return null. Thousands may be separated by one space, decimals
 * by a comma or a point. Anything else is rejected rather than guessed, such as a comma between thousands.
 *
 * @throws PriceTextError for a text that is not a price, or an amount too large to be exact.
 * Source: decision G-7.
 */
export function parsePrice(value: string | number | null | undefined): Cents | null {
  const text = String(value ?? '').trim()
  if (text === '' || text === 'N/A') return null
  const parts = priceGrammar.exec(text)?.groups
  if (!parts?.whole) throw new PriceTextError(text)
  const amount = Number(parts.whole.replace(/\D/g, '') + (parts.fraction ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) throw new PriceTextError(text)
  return cents(amount)
}
