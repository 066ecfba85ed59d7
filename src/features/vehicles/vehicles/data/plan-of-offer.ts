import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import type { FinanceOffer } from '../model.ts'
import { quoteOfOffer } from '../rules/model-quote.ts'

/**
 * Returns the plan an offer's instalment results from, or null without an offer or when the plan is unknown. Not cached
 * with the vehicle, so that changed fees or terms take effect. Source: decision F-3.
 */
export async function planOfOffer(offer: FinanceOffer | null): Promise<InstalmentQuote | null> {
  return offer && quoteOfOffer(offer, await financeSettings())
}
