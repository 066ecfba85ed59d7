import { formatRate } from '#features/finance/finance/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import {
  type Cents,
  formatInstalment,
  formatPrice,
  formatRandAndCents,
  rand,
  wholeRand,
} from '#platform/money.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import { enquiryTexts } from '../texts.ts'
import type { EnquiryPlan, FinanceFigures, SubscriptionFigures } from './plan.ts'
import { parseQuotedNumber } from './quoted-plan.ts'

export type PlanLine = { readonly label: string; readonly value: string }

const kilometres = (count: number) => `${formatWholeNumber(count)}\u00a0km`

const textsIn = (language: Language) => {
  const { calculators, finance, waysToPay } = financeTexts(language)
  const { enquiryPlan } = enquiryTexts(language)
  return { own: enquiryPlan, calculators, finance, ways: waysToPay }
}

/** One line, or none for null. */
const line = <Value>(label: string, value: Value | null, write: (value: Value) => string): PlanLine[] =>
  value === null ? [] : [{ label, value: write(value) }]

function financeLines(figures: FinanceFigures, language: Language): PlanLine[] {
  const { own, finance } = textsIn(language)
  const { guaranteed, balloon } = figures
  const value = (share: string) => fill(own.ofPrice, { amount: formatPrice(balloon), share })
  return [
    { label: own.instalment, value: formatInstalment(figures.monthly) },
    ...line(own.beside, figures.beside, formatInstalment),
    ...line(finance.price, figures.price, formatPrice),
    { label: finance.deposit, value: formatPrice(figures.deposit) },
    { label: finance.numberOfInstalments, value: String(figures.months) },
    { label: finance.rate, value: formatRate(figures.rate) },
    guaranteed
      ? { label: own.guaranteed, value: value(formatRate(guaranteed.share)) }
      : { label: finance.balloonDue, value: formatPrice(balloon) },
    ...line(own.kilometresAYear, guaranteed?.mileage ?? null, kilometres),
    ...line(finance.totalOfInstalments, figures.totalInstalments, formatPrice),
    ...line(finance.totalInterest, figures.totalInterest, formatPrice),
    ...line(finance.totalCost, figures.totalCost, formatPrice),
  ]
}

function subscriptionLines(figures: SubscriptionFigures, language: Language): PlanLine[] {
  const { own, calculators } = textsIn(language)
  return [
    { label: own.monthly, value: formatInstalment(figures.monthly) },
    { label: own.term, value: fill(own.months, { months: String(figures.months) }) },
    ...line(own.kilometresAMonth, figures.kilometres, kilometres),
    ...line(own.totalKilometres, figures.totalKilometres, kilometres),
    ...line(calculators.protect, figures.protect, formatRandAndCents),
    ...line(own.affordability, figures.affordability, formatRandAndCents),
    ...line(own.quoteReference, figures.reference, String),
  ]
}

/** The kind of plan, before its figures. */
function headLines({ offer, isForBusiness }: EnquiryPlan, language: Language): PlanLine[] {
  const { own, ways } = textsIn(language)
  return [
    { label: own.plan, value: ways[offer === 'traditional' ? 'instalment' : offer] },
    ...(isForBusiness ? [{ label: own.customer, value: own.business }] : []),
  ]
}

/** The monthly amount that links quote: of a subscription, the affordability. */
const comparedOf = (figures: NonNullable<EnquiryPlan['figures']>): Cents =>
  figures.kind === 'subscription' ? (figures.affordability ?? figures.monthly) : figures.monthly

/** The monthly amount the visitor saw, in cents; null when it is the same as ours. */
export function differingQuotedMonthly({ figures, seen }: EnquiryPlan): Cents | null {
  const amount = parseQuotedNumber(seen?.monthly ?? '')
  if (!figures || amount === null || amount === wholeRand(comparedOf(figures))) return null
  return rand(amount)
}

/** Lines of our own figures; empty without figures. */
export function calculatedLines(plan: EnquiryPlan, language: Language): readonly PlanLine[] {
  const { figures } = plan
  if (!figures) return []
  const lines =
    figures.kind === 'finance' ? financeLines(figures, language) : subscriptionLines(figures, language)
  return [...headLines(plan, language), ...lines]
}

/** Lines of the visitor's link; the caller marks them as not verified. */
function seenLines(plan: EnquiryPlan, language: Language): readonly PlanLine[] {
  const { own } = textsIn(language)
  const { seen } = plan
  if (!seen) return []
  const number = (text: string) => parseQuotedNumber(text)
  return [
    ...headLines(plan, language),
    ...line(own.vehicleSeen, seen.model || null, String),
    ...line(own.term, number(seen.months), (months) => fill(own.months, { months: String(months) })),
    ...line(own.monthlySeen, number(seen.monthly), (amount) => formatInstalment(rand(amount))),
    ...line(own.kilometresAMonth, number(seen.kilometres), kilometres),
    ...line(own.quoteReference, seen.reference || null, String),
  ]
}

/** Lines for the visitor: our own figures with the amount they saw where it differs, else the figures of their link. */
export function visitorLines(plan: EnquiryPlan, language: Language): readonly PlanLine[] {
  const { own } = textsIn(language)
  if (!plan.figures) return seenLines(plan, language)
  return [
    ...calculatedLines(plan, language),
    ...line(own.changed, differingQuotedMonthly(plan), formatInstalment),
  ]
}
