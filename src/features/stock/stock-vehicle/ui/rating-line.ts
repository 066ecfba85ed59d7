import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { cents } from '#platform/money.ts'
import type { PriceRating } from '../rules/rate-price.ts'
import type { PriceRatingTexts } from '../texts.ts'

/** The rating of a price in a line, with the amount by which it differs from the median. */
export function ratingLine(
  { verdict, difference }: Pick<PriceRating<unknown>, 'verdict' | 'difference'>,
  currency: UsedVehicle['dealer']['currency'],
  texts: PriceRatingTexts,
): string {
  const amount = formatStockPrice(cents(Math.abs(difference)), currency)
  if (verdict !== 'around') return fill(texts[verdict], { amount })
  if (difference === 0) return `${texts.around}: ${texts.exactly}`
  return `${texts.around}: ${fill(difference < 0 ? texts.aroundBelow : texts.aroundAbove, { amount })}`
}
