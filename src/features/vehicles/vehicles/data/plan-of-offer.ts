import { advertisedPlan, type InstalmentQuote } from '#features/finance/finance/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { cents } from '#platform/money.ts'
import type { FinanceOffer } from '../model.ts'

/**
 * Returns the plan an offer's instalment results from, or null without an offer or when the plan is unknown. Not cached
 * with the vehicle, so that changed fees or terms take effect. Source: decision F-3.
 */
export async function planOfOffer(offer: FinanceOffer | null): Promise<InstalmentQuote | null> {
  const { monthlyInstalment: instalment, retailPrice: price, interestRate: rate, deposit } = offer ?? {}
  if (instalment == null || price == null || rate == null) return null
  const { instalmentCard, fees } = await financeSettings()
  return advertisedPlan({ instalment, price, rate, deposit: deposit ?? cents(0) }, instalmentCard, fees)
}
