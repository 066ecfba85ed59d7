import { formatRate, type UsedVehicleQuote } from '#features/finance/finance/rules.ts'
import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'
import type { DialogTexts } from '../../labels.ts'

/** Stands for the totals of a plan that needs no payment. Source: decision F-3. */
const dash = '–'

export type CalculatorLine = readonly [label: string, value: string]

/**
 * Returns the results of the calculator below the monthly instalment, in the currency of the dealer.
 *
 * Source: requirements D-142 to D-145; decision F-3.
 */
export function calculatorLines(
  { plan, totals }: UsedVehicleQuote,
  currency: UsedVehicle['dealer']['currency'],
  texts: DialogTexts,
): readonly CalculatorLine[] {
  const amount = (cents: Cents | undefined) =>
    cents === undefined ? dash : formatStockPrice(cents, currency)
  return [
    [texts.instalments, String(plan.months)],
    [texts.totalInstalments, amount(totals?.instalments)],
    [texts.totalInterest, amount(totals?.interest)],
    [texts.rate, formatRate(plan.rate)],
    [texts.deposit, amount(plan.deposit)],
    [texts.balloon, amount(plan.balloon)],
  ]
}
