import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import type { TradeInValueTexts } from '../texts.ts'
import type { TradeInValue } from '../trade-in-value.ts'

/** The indicative amounts in a line: `R 182 000 to R 210 000`, or `About R 182 000` when both are the same. */
export function amountsLine(
  { amounts: [from, to] }: Pick<TradeInValue, 'amounts'>,
  texts: TradeInValueTexts,
) {
  return from === to
    ? fill(texts.about, { amount: formatPrice(from) })
    : fill(texts.amounts, { from: formatPrice(from), to: formatPrice(to) })
}
