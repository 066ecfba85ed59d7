import {
  type CalculatorSettings,
  compareLease,
  type FinanceSettings,
  type InstalmentQuote,
  planFor,
  planParameterNames,
  quoteFutureDrive,
  quoteInstalment,
  readPlan,
  writePlan,
} from '#features/finance/finance/index.ts'
import { type BasisPoints, type Cents, wholeRand } from '#platform/money.ts'
import type { FinanceFigures } from './plan.ts'

function financeFigures(
  { plan, instalment, totals }: InstalmentQuote,
  more: Partial<FinanceFigures> = {},
): FinanceFigures {
  return {
    kind: 'finance',
    price: plan.price,
    deposit: plan.deposit,
    balloon: plan.balloon,
    months: plan.months,
    rate: plan.rate,
    monthly: instalment,
    totalInstalments: totals?.instalments ?? null,
    totalInterest: totals?.interest ?? null,
    totalCost: totals?.cost ?? null,
    guaranteed: null,
    beside: null,
    ...more,
  }
}

/** Whether a calculator offers all choices in an address, so that the plan may come from it. */
function offers(calculator: CalculatorSettings, params: URLSearchParams, settings: FinanceSettings): boolean {
  const read = writePlan(readPlan(params, { ...settings, instalmentCard: calculator }))
  return ['term', 'rate', 'balloon'].every((name) => !params.has(name) || params.get(name) === read.get(name))
}

/**
 * Figures of traditional finance. Two calculators lead to the same form and differ in their options and their cap. The
 * one that offers the plan is used; when both do, the one whose instalment is the one the visitor saw.
 *
 * @param seen whole rand a month.
 * Source: decision F-5.
 */
export function traditionalFigures(
  price: Cents,
  params: URLSearchParams,
  seen: number | null,
  settings: FinanceSettings,
): FinanceFigures {
  const figuresOf = (calculator: CalculatorSettings) => {
    const choice = readPlan(params, { ...settings, instalmentCard: calculator })
    return financeFigures(quoteInstalment(planFor(price, choice, calculator).plan, settings.fees))
  }
  const first = figuresOf(settings.instalmentCard)
  const possible = [settings.instalmentCard, settings.comparison]
    .filter((calculator) => offers(calculator, params, settings))
    .map(figuresOf)
  return possible.find(({ monthly }) => wholeRand(monthly) === seen) ?? possible[0] ?? first
}

/** Figures of FutureDrive with today's guaranteed factor; null for a term that is not offered. */
export function futureDriveFigures(
  price: Cents,
  params: URLSearchParams,
  factor: BasisPoints,
  settings: FinanceSettings,
): FinanceFigures | null {
  const { deposit, futureDrive } = readPlan(params, settings)
  const choice = { deposit, months: futureDrive.months, rate: futureDrive.rate }
  const found = quoteFutureDrive(price, choice, factor, settings.futureDrive, settings.fees)
  if (!found.available) return null
  return financeFigures(found.quote, { guaranteed: { mileage: futureDrive.mileage, share: found.share } })
}

/** Figures of a lease with the instalment of traditional finance for comparison. */
export function leaseFigures(
  price: Cents,
  params: URLSearchParams,
  settings: FinanceSettings,
): FinanceFigures {
  const choice = readPlan(params, { ...settings, instalmentCard: settings.lease })
  const { lease, traditional } = compareLease(price, choice, settings.lease)
  return financeFigures(lease, { beside: traditional.instalment })
}

/** Whether an address names any part of a plan. */
export const namesPlan = (params: URLSearchParams) => planParameterNames.some((name) => params.has(name))
