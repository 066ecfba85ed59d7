import { fill } from '#platform/i18n/fill.ts'
import { type Cents, cents, formatInstalment, formatPrice } from '#platform/money.ts'
import type { InstalmentQuote } from '../../rules/instalment.ts'
import type { SubscriptionSummary } from '../../rules/subscription.ts'
import type { SubscriptionQuote } from '../../subscription-quote.ts'
import type { FinanceTexts, SummaryTexts } from '../../texts.ts'
import { formatRate } from '../format-rate.ts'
import type { Line } from './figure-lines.tsx'

/** The payment options with a calculator on a vehicle page. Source: requirement V-005. */
export type PlanKind = 'instalment' | 'futureDrive' | 'subscription'

/** Formatted figures of a plan, identical on its card and in the summary. */
export type PlanFigures = {
  /** Monthly amount: `R 7 306 p/m`. */
  readonly monthly: string
  readonly lines: readonly Line[]
}

export const dash = '–'

/** Formats an amount, or returns a dash when it is unknown or the plan needs no payment. Source: decision F-3. */
export const amountOrDash = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? dash : formatPrice(amount)

/** Formats kilometres with no-break spaces between thousands: `20 000`. */
export const formatKilometres = (kilometres: number): string =>
  String(kilometres).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/**
 * Returns an instalment with the figures that credit disclosure requires.
 *
 * @param quote null while it is unknown
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

/** Returns an instalment with its figures and the whole cost of the plan. Source: decision F-3. */
export function summaryFigures(quote: InstalmentQuote | null, texts: FinanceTexts): PlanFigures {
  const { monthly, lines } = instalmentFigures(quote, texts)
  return { monthly, lines: [...lines, [texts.totalCost, amountOrDash(quote?.totals?.cost)]] }
}

/** A subscription quote with its calculated figures. */
export type SubscriptionOffer = { readonly quote: SubscriptionQuote; readonly summary: SubscriptionSummary }

/**
 * Returns the monthly price of a subscription with its term and kilometres. Without a quote the default term is shown.
 *
 * Source: requirements V-070, V-073 and V-074.
 */
export function subscriptionFigures(
  offer: SubscriptionOffer | null,
  months: number,
  texts: SummaryTexts,
): PlanFigures {
  return {
    monthly: offer ? formatInstalment(offer.summary.monthly) : dash,
    lines: [
      [texts.term, fill(texts.months, { count: offer?.summary.months ?? months })],
      [texts.totalOfMonths, amountOrDash(offer && cents(offer.quote.leasePrice * offer.summary.months))],
      [texts.averageKilometres, offer ? formatKilometres(offer.summary.averageMonthlyKilometres) : dash],
      [texts.totalKilometres, offer ? formatKilometres(offer.summary.totalKilometres) : dash],
    ],
  }
}
