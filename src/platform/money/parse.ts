import { type Cents, cents } from './amount.ts'

/** A text that was meant to be a price and is none; the message is one sentence for whoever supplied it. */
export class PriceTextError extends Error {
  constructor(text: string) {
    super(
      `"${text}" is not a price: write digits, with a space between thousands if any and at most two decimals, ` +
        'for example 459 900 or R 1 207,50.',
    )
    this.name = 'PriceTextError'
  }
}

/** Ordinary, no-break, thin and narrow no-break space: the ways in which feeds separate thousands. */
const space = '[ \\u00A0\\u2009\\u202F]'
const priceGrammar = new RegExp(
  `^(?:R|N\\$)?${space}?(?<whole>\\d{1,3}(?:${space}\\d{3})+|\\d+)(?:[.,](?<fraction>\\d{1,2}))?$`,
)

/**
 * A price as it arrives from a file, a feed or another system, in rand (or Namibian dollars).
 *
 * Blank, `N/A`, null and undefined are "no price". Thousands are separated by one space or by nothing; decimals
 * by a comma or a point. Everything else, a comma between thousands above all, is refused and not guessed at.
 *
 * @throws PriceTextError for a text that is not a price, or one too large to be exact.
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
