import { formatRate, type InstalmentQuote } from '#features/finance/finance/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { type Cents, formatPrice } from '#platform/money.ts'
import type { LineUpTexts } from '../texts.ts'

/**
 * Returns the terms of an instalment in a sentence or two: deposit, number of instalments, rate, balloon and the whole
 * cost, fees included: `72 instalments at 12 %, R 218 970 at the end. R 1 101 996 in all.`
 *
 * @param shownPrice the price beside the instalment; another one that the plan is based on is named.
 * @returns an empty text for a plan that needs no payment
 * Source: decision F-3.
 */
export function instalmentTerms(
  { plan, totals }: InstalmentQuote,
  shownPrice: Cents | null,
  texts: LineUpTexts,
): string {
  if (totals === null) return ''
  const { price, deposit, balloon, rate, months } = plan
  const parts = [
    ...(price === shownPrice ? [] : [fill(texts.atPrice, { amount: formatPrice(price) })]),
    ...(deposit === 0 ? [] : [fill(texts.depositOf, { amount: formatPrice(deposit) })]),
    fill(texts.instalmentsAt, { count: months, rate: formatRate(rate) }),
    ...(balloon === 0 ? [] : [fill(texts.atTheEnd, { amount: formatPrice(balloon) })]),
  ].join(', ')
  const inAll = fill(texts.inAll, { amount: formatPrice(totals.cost) })
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}. ${inAll}.`
}
