import type { Lookup } from '#platform/service/lookup.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { GuaranteedValuesQuery } from '../rules/matching-values.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'

export type { GuaranteedValuesQuery, Lookup }

/**
 * The port for figures calculated by others: guaranteed values and subscription quotes of models. Only models on sale
 * have figures.
 *
 * A failure of an outside service is returned as a result; only internal errors are thrown. An empty list is a valid
 * result, not a failure (decision V-12).
 */
export type FinanceFigures = {
  /** Source: requirements V-305 and V-306. */
  guaranteedValues(query: GuaranteedValuesQuery): Promise<Lookup<readonly GuaranteedValue[]>>
  /** @param mileage kilometres a month. Source: requirement V-304. */
  subscriptionQuotes(code: string, mileage: number): Promise<Lookup<readonly SubscriptionQuote[]>>
}
