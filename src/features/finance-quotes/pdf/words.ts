import { formatRate } from '#features/finance/index.ts'
import { cents, formatPrice, formatRandAndCents } from '#platform/money.ts'
import { writtenDay } from '#platform/written-day.ts'
import type { PrintedQuote } from '../quote.ts'
import { validDays, validUntil } from '../rules/validity.ts'

/** When a quote was made, and how long it holds. */
export function validityOf({ day }: PrintedQuote): readonly string[] {
  return [`Made on ${writtenDay(day)}.`, `Valid for ${validDays} days, until ${writtenDay(validUntil(day))}.`]
}

/** Everything the figures rest on, a sentence or two each. */
export function assumptionsOf(quote: PrintedQuote): readonly string[] {
  const { model, fees, plan, ways, guaranteedShare, reference, leaseBalloon } = quote
  const price = model.specialPrice ?? model.price
  const has = (kind: string) => ways.some((way) => way.kind === kind)
  const { mileage } = plan.futureDrive
  return [
    `Worked out on ${formatPrice(price)}, VAT included, without on-the-road costs. Amounts are in whole rand, rounded down.`,
    `Instalments include the admin fee of ${formatRandAndCents(fees.monthlyAdmin)} a month. The initiation fee of ${formatRandAndCents(fees.initiation)} is paid once and is part of what is paid by the end. The lease is worked out without fees; its balloon is ${formatRate(leaseBalloon)} of the price.`,
    ...(has('future-drive') && guaranteedShare !== null
      ? [
          `FutureDrive guarantees ${formatRate(guaranteedShare)} of the price at the end, for ${formatPrice(cents(mileage * 100)).slice(2)} km a year at most.`,
        ]
      : []),
    ...(has('subscription')
      ? [
          `KINTO ONE is the rate book’s price a month${reference === null ? '' : `, quote ${reference}`}; after it you own nothing.`,
        ]
      : []),
    'Rates are those chosen in the calculators. The bank decides the rate and whether it lends: this is an estimate, not an offer of credit.',
  ]
}

/** The small print at the foot. */
export function smallPrint({ siteName, dealerName, model }: PrintedQuote): string {
  const from = dealerName === null ? siteName : `${dealerName}, ${siteName}`
  return `${model.code}. Prices, rates, fees and guaranteed values may change; the dealer confirms them before you sign. ${from}.`
}
