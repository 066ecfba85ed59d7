import {
  advertisedPlan,
  type FinanceSettings,
  type InstalmentQuote,
  openingQuote,
} from '#features/finance/finance/rules.ts'
import { type Cents, cents } from '#platform/money.ts'
import type { FinanceOffer } from '../model.ts'

type Settings = Pick<FinanceSettings, 'instalmentCard' | 'fees'>

/**
 * Returns the plan an offer's instalment results from, or null without an offer or when the plan is unknown. Source:
 * decision F-3.
 */
export function quoteOfOffer(
  offer: FinanceOffer | null,
  { instalmentCard, fees }: Settings,
): InstalmentQuote | null {
  const { monthlyInstalment: instalment, retailPrice: price, interestRate: rate, deposit } = offer ?? {}
  if (instalment == null || price == null || rate == null) return null
  return advertisedPlan({ instalment, price, rate, deposit: deposit ?? cents(0) }, instalmentCard, fees)
}

/**
 * Returns what a model costs a month, with the plan behind it, as its page says: the advertised instalment when the
 * terms of its offer are known, else the one with which the calculator opens. Null for a model without a price.
 *
 * @param model with its current price, and its offer of today
 * Source: decision F-3.
 */
export function quoteOfModel(
  { price, offer }: { readonly price: Cents | null; readonly offer: FinanceOffer | null },
  settings: Settings,
): InstalmentQuote | null {
  const advertised = quoteOfOffer(offer, settings)
  if (advertised?.totals) return advertised
  return price === null ? null : openingQuote(price, settings)
}
