import { advertisedPlan, type InstalmentQuote } from '#features/finance/index.ts'
import { financeSettings } from '#features/finance/server.ts'
import { cents } from '#platform/money.ts'
import type { FinanceOffer } from '../model.ts'

/**
 * Returns the plan behind the instalment of an offer, or null when there is no offer or its plan is not known. Read
 * apart from the vehicle's cache, so that a change of fees or terms reaches the page. Source: decision F-3.
 */
export async function planOfOffer(offer: FinanceOffer | null): Promise<InstalmentQuote | null> {
  const { monthlyInstalment: instalment, retailPrice: price, interestRate: rate, deposit } = offer ?? {}
  if (instalment == null || price == null || rate == null) return null
  const { instalmentCard, fees } = await financeSettings()
  return advertisedPlan({ instalment, price, rate, deposit: deposit ?? cents(0) }, instalmentCard, fees)
}
