import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import { figureSource, firstQuote, firstValue } from './figure-source.ts'

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
  const planKey = plan ? [`${plan.mileage}`, `${plan.months}`] : ['any']
  const key = ['guaranteed value', code, ...planKey]
  return cacheAnswer(figureSource, caches.figuresOfModel(code), key, (ask) =>
    firstValue(ask, { code, ...plan }),
  )
}

/**
 * Returns the subscription quote of a model, or null when the rate book has none. Cached like `guaranteedValueOf`.
 *
 * @param mileage kilometres a month.
 * @throws FiguresUnavailable when the finance service failed.
 */
export function subscriptionQuoteOf(code: string, mileage: number): Promise<SubscriptionQuote | null> {
  const key = ['subscription quote', code, `${mileage}`]
  return cacheAnswer(figureSource, caches.figuresOfModel(code), key, (ask) => firstQuote(ask, code, mileage))
}

/**
 * Finds a model code by part of the model's name at the finance provider, such as `HILUX DC`. The newest matching
 * record wins; null when none matches.
 *
 * @throws FiguresUnavailable when the finance service failed.
 * Source: requirements V-067 and V-306.
 */
export function findModelCode(namePart: string): Promise<string | null> {
  return cacheAnswer(figureSource, caches.figures, ['model like', namePart], async (ask) => {
    const value = await firstValue(ask, { like: namePart, newestFirst: true })
    return value?.code ?? null
  })
}
