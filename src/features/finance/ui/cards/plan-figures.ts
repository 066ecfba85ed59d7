import { fill } from '#platform/i18n/fill.ts'
import { type Cents, cents, formatInstalment, formatPrice } from '#platform/money.ts'
import type { InstalmentQuote } from '../../rules/instalment.ts'
import type { SubscriptionReading } from '../../rules/subscription.ts'
import type { SubscriptionQuote } from '../../subscription-quote.ts'
import type { CalculatorTexts, FinanceTexts } from '../../texts.ts'
import { formatRate } from '../format-rate.ts'
import type { Line } from './figure-lines.tsx'

/** The ways to pay that a vehicle's page works out. Source: requirement V-005. */
export type PlanKind = 'instalment' | 'futureDrive' | 'subscription'

/** What a plan comes to, as its card and the summary both say it. */
export type PlanFigures = {
  /** What is paid a month: `R7 306 p/m`. */
  readonly monthly: string
  readonly lines: readonly Line[]
}

export const dash = '–'

/** Dashes stand for what is not known, and for the totals of a plan that needs no payment. Source: decision F-3. */
export const amountOrDash = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? dash : formatPrice(amount)

/** Kilometres, thousands apart: `20 000`. */
export const formatKilometres = (kilometres: number): string =>
  String(kilometres).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/**
 * An instalment with what credit disclosure asks for beside it.
 *
 * @param quote null while it is not known
 * Source: decision F-3.
 */
export function instalmentFigures(quote: InstalmentQuote | null, texts: FinanceTexts): PlanFigures {
  const plan = quote?.plan
  return {
    monthly: quote ? formatInstalment(quote.instalment) : dash,
    lines: [
      [texts.numberOfInstalments, plan ? String(plan.months) : dash],
      [texts.totalOfInstalments, amountOrDash(quote?.totals?.instalments)],
      [texts.rate, plan ? formatRate(plan.rate) : dash],
      [texts.balloonDue, amountOrDash(plan?.balloon)],
    ],
  }
}

/** A subscription's quote and what it says. */
export type SubscriptionOffer = { readonly quote: SubscriptionQuote; readonly reading: SubscriptionReading }

/**
 * The price of a month by subscription, and what it is for. Without a quote the term is the opening one.
 *
 * Source: requirements V-070, V-073 and V-074.
 */
export function subscriptionFigures(
  offer: SubscriptionOffer | null,
  months: number,
  texts: CalculatorTexts,
): PlanFigures {
  return {
    monthly: offer ? formatInstalment(offer.reading.monthly) : dash,
    lines: [
      [texts.term, fill(texts.months, { count: offer?.reading.months ?? months })],
      [texts.totalOfMonths, amountOrDash(offer && cents(offer.quote.leasePrice * offer.reading.months))],
      [texts.averageKilometres, offer ? formatKilometres(offer.reading.averageMonthlyKilometres) : dash],
      [texts.totalKilometres, offer ? formatKilometres(offer.reading.totalKilometres) : dash],
    ],
  }
}
