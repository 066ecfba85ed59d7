import { everythingVisible, type Visibility } from '#features/dealers/dealers/index.ts'
import { type Fees, type InstalmentQuote, openingQuote } from '#features/finance/finance/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import type { ComparedModel } from '#features/vehicles/vehicles/index.ts'
import { currentPrice } from '#features/vehicles/vehicles/rules.ts'

/** What several models cost a month on the same plan, so that the instalments can be compared. */
export type ModelQuotes = {
  /** In the order of the models; null without a price, and when nothing is due each month. */
  readonly quotes: readonly (InstalmentQuote | null)[]
  readonly fees: Fees
}

/**
 * Quotes for each model the plan with which the calculator on its page opens; null where prices or finance are hidden.
 *
 * @param shows what the dealer's region shows.
 * Source: decisions F-3 and F-12.
 */
export async function quoteModels(
  models: readonly ComparedModel[],
  shows: Pick<Visibility, 'vehiclePrices' | 'financeBlock'> = everythingVisible,
): Promise<ModelQuotes | null> {
  if (!shows.vehiclePrices || !shows.financeBlock) return null
  const settings = await financeSettings()
  const quotes = models.map((model) => {
    const price = currentPrice(model)
    return price === null ? null : openingQuote(price, settings)
  })
  return { quotes, fees: settings.fees }
}
