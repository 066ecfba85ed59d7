import type { Lookup } from '#platform/service/lookup.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { GuaranteedValuesQuery } from '../rules/matching-values.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'

export type { GuaranteedValuesQuery, Lookup }

/**
 * What others reckon for us: what models are guaranteed to be worth, and what they cost by the month. Only models on
 * sale have figures.
 *
 * An outside service that fails gives a result and no exception; only a fault of our own is thrown. That there is
 * nothing is an answer, and no failure (decision V-12).
 */
export type FinanceFigures = {
  /** Source: requirements V-305 and V-306. */
  guaranteedValues(query: GuaranteedValuesQuery): Promise<Lookup<readonly GuaranteedValue[]>>
  /** @param mileage kilometres a month. Source: requirement V-304. */
  subscriptionQuotes(code: string, mileage: number): Promise<Lookup<readonly SubscriptionQuote[]>>
}
