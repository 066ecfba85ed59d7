import type { Cents } from '#platform/money.ts'
import { type CalculatorSettings, planFor } from './calculator.ts'
import { type Fees, type InstalmentQuote, quoteInstalment } from './instalment.ts'

/**
 * Returns the quote with which the instalment calculator of a vehicle page opens, or null when that plan needs no
 * payment.
 *
 * @param price in cents
 * Source: requirements V-038 and V-039; decision F-3.
 */
export function openingQuote(
  price: Cents,
  {
    instalmentCard,
    fees,
  }: { readonly instalmentCard: Pick<CalculatorSettings, 'opening' | 'depositLimit'>; readonly fees: Fees },
): InstalmentQuote | null {
  const quote = quoteInstalment(planFor(price, instalmentCard.opening, instalmentCard).plan, fees)
  return quote.totals === null ? null : quote
}
