import { formatRate } from '#features/finance/index.ts'
import { currentPrice } from '#features/vehicles/rules.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice, formatRandAndCents } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/whole-number.ts'
import { writtenDay } from '#platform/written-day.ts'
import type { PrintedQuote } from '../quote.ts'
import { validDays, validUntil } from '../rules/validity.ts'
import { quoteTexts } from '../texts.ts'

/** When a quote was made, and how long it holds. */
export function validityOf({ day, language }: PrintedQuote): readonly string[] {
  const { madeOn, validUntil: until } = quoteTexts(language).financeQuote
  return [
    fill(madeOn, { day: writtenDay(day, language) }),
    fill(until, { count: validDays, day: writtenDay(validUntil(day), language) }),
  ]
}

/** Everything the figures rest on, a sentence or two each. */
export function assumptionsOf(quote: PrintedQuote): readonly string[] {
  const { model, fees, plan, ways, guaranteedShare, reference, leaseBalloon, language } = quote
  const words = quoteTexts(language).financeQuote
  const price = formatPrice(currentPrice(model))
  const has = (kind: string) => ways.some((way) => way.kind === kind)
  const kilometres = formatWholeNumber(plan.futureDrive.mileage)
  const subscription =
    reference === null ? words.basisSubscription : fill(words.basisSubscriptionQuote, { reference })
  return [
    fill(words.basisPrice, { price }),
    fill(words.basisFees, {
      admin: formatRandAndCents(fees.monthlyAdmin),
      initiation: formatRandAndCents(fees.initiation),
      share: formatRate(leaseBalloon),
    }),
    ...(has('future-drive') && guaranteedShare !== null
      ? [fill(words.basisFutureDrive, { share: formatRate(guaranteedShare), kilometres })]
      : []),
    ...(has('subscription') ? [subscription] : []),
    words.basisRates,
  ]
}

/** The small print at the foot. */
export function smallPrint({ siteName, dealerName, model, language }: PrintedQuote): string {
  const from = dealerName === null ? siteName : `${dealerName}, ${siteName}`
  return fill(quoteTexts(language).financeQuote.smallPrint, { code: model.code, from })
}
