import {
  cardFinanceOf,
  type FinanceSettings,
  formatRate,
  quoteForCard,
} from '#features/finance/finance/rules.ts'
import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import { formatStockInstalment } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Cents } from '#platform/money.ts'
import type { VehiclePageTexts } from '../texts.ts'

/** An instalment with the whole cost of credit, in words. */
export type InstalmentDescription = { readonly instalment: string; readonly plan: string }

/**
 * Describes the instalment with which the calculator of a vehicle opens; null without a price, and when nothing is due
 * each month.
 *
 * Source: requirement D-111; decision F-3.
 */
export function describeInstalment(
  { price, dealer }: Pick<UsedVehicle, 'price' | 'dealer'>,
  finance: FinanceSettings,
  texts: Pick<VehiclePageTexts, 'plan'>,
): InstalmentDescription | null {
  if (price === null) return null
  const { plan, instalment, totals } = quoteForCard(price, cardFinanceOf(finance))
  if (totals === null) return null
  const amount = (value: Cents) => formatStockPrice(value, dealer.currency)
  return {
    instalment: formatStockInstalment(instalment, dealer.currency),
    plan: fill(texts.plan, {
      months: plan.months,
      rate: formatRate(plan.rate),
      deposit: amount(plan.deposit),
      balloon: amount(plan.balloon),
      interest: amount(totals.interest),
      cost: amount(totals.cost),
    }),
  }
}
