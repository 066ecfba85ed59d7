import { type CacheEntry, caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import type { Answer } from '#platform/service/last-good.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import { figures, firstOf } from './figures.ts'

function keep<Value>(
  cache: CacheEntry,
  key: readonly string[],
  read: () => Promise<Answer<Value>>,
): Promise<Value> {
  return keepAnswer(cache, ['finance', ...key], read)
}

/** For how many kilometres a year, and how many months. */
export type GuaranteedPlan = { readonly mileage: number; readonly months: number }

/**
 * What a model is guaranteed to be worth, null when nothing is guaranteed. For pages, whose cache it tags: ask only for
 * mileages and terms that the settings list, because every answer is kept.
 *
 * @param plan without it any value is given, which says no more than that there are some. Source: V-008.
 * @throws FiguresUnavailable when the finance service failed.
 */
export function guaranteedValueOf(code: string, plan?: GuaranteedPlan): Promise<GuaranteedValue | null> {
  const key = plan ? [`${plan.mileage}`, `${plan.months}`] : ['any']
  return keep(caches.figuresOfModel(code), ['guaranteed value', code, ...key], () =>
    firstOf(figures().guaranteedValues({ code, ...plan })),
  )
}

/**
 * What a model costs by the month, null when the rate book has nothing. For pages, as `guaranteedValueOf`.
 *
 * @param mileage kilometres a month.
 * @throws FiguresUnavailable when the finance service failed.
 */
export function subscriptionQuoteOf(code: string, mileage: number): Promise<SubscriptionQuote | null> {
  return keep(caches.figuresOfModel(code), ['subscription quote', code, `${mileage}`], () =>
    firstOf(figures().subscriptionQuotes(code, mileage)),
  )
}

/**
 * The code of the model a finance page means, by a part of what the finance house calls it: `HILUX DC` is the one whose
 * record came last. Null when none is called so.
 *
 * @throws FiguresUnavailable when the finance service failed.
 * Source: requirements V-067 and V-306.
 */
export function modelLike(part: string): Promise<string | null> {
  const read = async () => {
    const { value, fresh } = await firstOf(figures().guaranteedValues({ like: part, newestFirst: true }))
    return { value: value?.code ?? null, fresh }
  }
  return keep(caches.figures, ['model like', part], read)
}
