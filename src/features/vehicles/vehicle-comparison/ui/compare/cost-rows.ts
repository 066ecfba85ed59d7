import { type Fees, formatRate, type InstalmentQuote } from '#features/finance/finance/index.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import type { SpecificationRows } from '#features/vehicles/vehicles/index.ts'
import { formatInstalment, formatPrice, formatRandAndCents } from '#platform/money.ts'
import type { ModelQuotes } from '../../data/instalments.ts'
import type { ComparisonTexts } from '../../texts.ts'

type Line = {
  readonly label: string
  readonly value: (quote: InstalmentQuote, fees: Fees) => string | null
}

/**
 * Returns the group of rows with what each model costs: its price, its estimated instalment, and the terms and the whole
 * cost that belong beside an instalment.
 *
 * Source: decision F-3.
 */
export function costRows(
  costs: ModelQuotes | null,
  { costs: title, instalment: instalmentLabel }: Pick<ComparisonTexts, 'costs' | 'instalment'>,
  texts: FinanceTexts,
): SpecificationRows[] {
  if (!costs || costs.quotes.every((quote) => quote === null)) return []
  const lines: readonly Line[] = [
    { label: texts.price, value: ({ plan }) => formatPrice(plan.price) },
    { label: instalmentLabel, value: ({ instalment }) => formatInstalment(instalment) },
    { label: texts.numberOfInstalments, value: ({ plan }) => String(plan.months) },
    { label: texts.rate, value: ({ plan }) => formatRate(plan.rate) },
    { label: texts.deposit, value: ({ plan }) => formatPrice(plan.deposit) },
    { label: texts.balloonDue, value: ({ plan }) => formatPrice(plan.balloon) },
    { label: texts.adminFee, value: (_, fees) => formatRandAndCents(fees.monthlyAdmin) },
    { label: texts.initiationFee, value: (_, fees) => formatRandAndCents(fees.initiation) },
    { label: texts.totalOfInstalments, value: ({ totals }) => totals && formatPrice(totals.instalments) },
    { label: texts.totalCost, value: ({ totals }) => totals && formatPrice(totals.cost) },
  ]
  const rows = lines.map(({ label, value }) => {
    const values = costs.quotes.map((quote) => quote && value(quote, costs.fees))
    return { label, values, differs: new Set(values).size > 1 }
  })
  return [{ title, rows }]
}
