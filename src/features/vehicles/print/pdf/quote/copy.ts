import { formatRate } from '#features/finance/finance/index.ts'
import { currentPrice } from '#features/vehicles/vehicles/rules.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice, formatRandAndCents } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { PrintedQuote } from '../../quote.ts'
import { validDays, validUntil } from '../../rules/validity.ts'
import { quoteTexts } from '../../texts.ts'

/** Returns the sentences about creation date and validity. */
export function validityOf({ day, language }: PrintedQuote): readonly string[] {
  const { madeOn, validUntil: until } = quoteTexts(language).financeQuote
  return [
    fill(madeOn, { day: formatDay(day, language) }),
    fill(until, { count: validDays, day: formatDay(validUntil(day), language) }),
  ]
}

/** Returns what paint and accessories add to the price, and the price with them; null without any. */
export function configuredText({ model, language }: PrintedQuote): string | null {
  if (!model.configured) return null
  const { extras, total } = model.configured
  const texts = quoteTexts(language).financeQuote
  const parts = extras.map(
    ({ name, price }) => `${name} ${price === null ? texts.onRequest : formatPrice(price)}`,
  )
  return fill(texts.configured, { parts: parts.join(', '), total: formatPrice(total) })
}

/** Returns the assumptions behind the figures, one or two sentences each. */
export function assumptionsOf(quote: PrintedQuote): readonly string[] {
  const { model, fees, plan, options, guaranteedShare, reference, leaseBalloon, language } = quote
  const texts = quoteTexts(language).financeQuote
  const price = formatPrice(model.configured?.total ?? currentPrice(model))
  const has = (kind: string) => options.some((option) => option.kind === kind)
  const kilometres = formatWholeNumber(plan.futureDrive.mileage)
  const subscription =
    reference === null ? texts.basisSubscription : fill(texts.basisSubscriptionQuote, { reference })
  return [
    fill(texts.basisPrice, { price }),
    fill(texts.basisFees, {
      admin: formatRandAndCents(fees.monthlyAdmin),
      initiation: formatRandAndCents(fees.initiation),
      share: formatRate(leaseBalloon),
    }),
    ...(has('future-drive') && guaranteedShare !== null
      ? [fill(texts.basisFutureDrive, { share: formatRate(guaranteedShare), kilometres })]
      : []),
    ...(has('subscription') ? [subscription] : []),
    texts.basisRates,
  ]
}

/** Returns the small print of the footer. */
export function smallPrint({ siteName, dealerName, model, language }: PrintedQuote): string {
  const issuer = dealerName === null ? siteName : `${dealerName}, ${siteName}`
  return fill(quoteTexts(language).financeQuote.smallPrint, { code: model.code, from: issuer })
}
