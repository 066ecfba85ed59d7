import { cacheResponse } from '#platform/cache/cache-response.ts'
import { type CacheEntry, caches } from '#platform/cache/caches.ts'
import type { ServiceResult } from '#platform/service/stale-if-error.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import { financeFigures, firstResult } from './figures.ts'

function cacheFinance<Value>(
  cache: CacheEntry,
  key: readonly string[],
  read: () => Promise<ServiceResult<Value>>,
): Promise<Value> {
  return cacheResponse(cache, ['finance', ...key], read)
}

/** Kilometres a year, and months. */
export type MileageAndTerm = { readonly mileage: number; readonly months: number }

/**
 * Returns the guaranteed value of a model, or null when there is none. Tags the cache entry of the page. Every result
 * is cached, so pass only mileages and terms listed in the settings.
 *
 * @param plan without it, any value of the model, which only shows that there is one. Source: V-008.
 * @throws FiguresUnavailable when the finance service failed.
 */
export function guaranteedValueOf(code: string, plan?: MileageAndTerm): Promise<GuaranteedValue | null> {
  const key = plan ? [`${plan.mileage}`, `${plan.months}`] : ['any']
  return cacheFinance(caches.figuresOfModel(code), ['guaranteed value', code, ...key], () =>
    firstResult(financeFigures().guaranteedValues({ code, ...plan })),
  )
}

/**
 * Returns the subscription quote of a model, or null when the rate book has none. Cached like `guaranteedValueOf`.
 *
 * @param mileage kilometres a month.
 * @throws FiguresUnavailable when the finance service failed.
 */
export function subscriptionQuoteOf(code: string, mileage: number): Promise<SubscriptionQuote | null> {
  return cacheFinance(caches.figuresOfModel(code), ['subscription quote', code, `${mileage}`], () =>
    firstResult(financeFigures().subscriptionQuotes(code, mileage)),
  )
}

/**
 * Finds a model code by part of the model's name at the finance provider, such as `HILUX DC`. The newest matching
 * record wins; null when none matches.
 *
 * @throws FiguresUnavailable when the finance service failed.
 * Source: requirements V-067 and V-306.
 */
export function findModelCode(namePart: string): Promise<string | null> {
  const findCode = async () => {
    const { value, fresh } = await firstResult(
      financeFigures().guaranteedValues({ like: namePart, newestFirst: true }),
    )
    return { value: value?.code ?? null, fresh }
  }
  return cacheFinance(caches.figures, ['model like', namePart], findCode)
}
