import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import { formatPrice } from '#platform/money.ts'

/**
 * Returns the lines that credit disclosure requires beside an offer's instalment; empty without a plan. Source:
 * decision F-3.
 */
export function disclosureLines(
  quote: InstalmentQuote | null,
  texts: FinanceTexts,
): readonly (readonly [label: string, value: string])[] {
  if (!quote?.totals) return []
  const { plan, totals } = quote
  return [
    [texts.numberOfInstalments, String(plan.months)],
    [texts.totalOfInstalments, formatPrice(totals.instalments)],
    [texts.balloonDue, formatPrice(plan.balloon)],
    [texts.totalCost, formatPrice(totals.cost)],
  ]
}
