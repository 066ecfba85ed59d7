import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import { financeFigures, firstResult } from './figures.ts'

/**
 * Reads the guaranteed value of a model; null when there is none.
 *
 * @param plan kilometres a year, and months.
 * @throws FiguresUnavailable when the finance service failed.
 */
export async function readGuaranteedValue(
  code: string,
  plan: { readonly mileage: number; readonly months: number },
): Promise<GuaranteedValue | null> {
  return (await firstResult(financeFigures().guaranteedValues({ code, ...plan }))).value
}

/**
 * Reads the subscription quote of a model; null when the rate book has none.
 *
 * @param mileage kilometres a month.
 * @throws FiguresUnavailable when the finance service failed.
 */
export async function readSubscriptionQuote(
  code: string,
  mileage: number,
): Promise<SubscriptionQuote | null> {
  return (await firstResult(financeFigures().subscriptionQuotes(code, mileage))).value
}
