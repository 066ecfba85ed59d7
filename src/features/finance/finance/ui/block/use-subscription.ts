import { useMemo } from 'react'
import { useFetch } from '#ui/use-fetch.ts'
import type { SubscriptionSettings } from '../../rules/settings.ts'
import { summariseSubscription } from '../../rules/subscription.ts'
import type { SubscriptionQuote } from '../../subscription-quote.ts'
import type { SubscriptionOffer } from '../cards/plan-figures.ts'

/** The state of a subscription quote for a model. */
export type SubscriptionView =
  /** `none`: the rate book has no quote. */
  | { readonly state: 'loading' | 'failed' | 'none' }
  | { readonly state: 'ready'; readonly offer: SubscriptionOffer }

export type Subscription = { readonly view: SubscriptionView; readonly retry: () => void }

/** An invalid quote counts as a failed request. */
function viewOf(quote: SubscriptionQuote | null, extra: SubscriptionSettings['extra']): SubscriptionView {
  if (quote === null) return { state: 'none' }
  try {
    return { state: 'ready', offer: { quote, summary: summariseSubscription(quote, extra) } }
  } catch {
    return { state: 'failed' }
  }
}

/**
 * Fetches the subscription quote of a model whenever the model or the mileage changes.
 *
 * @param code null while the calculators are closed
 * @param mileage kilometres a month
 * Source: requirements V-071, V-079 and V-330; decision V-12.
 */
export function useSubscription(
  code: string | null,
  mileage: number,
  { extra }: Pick<SubscriptionSettings, 'extra'>,
): Subscription {
  const address =
    code === null ? null : `/sections/subscription-quote?code=${encodeURIComponent(code)}&mileage=${mileage}`
  const { result, retry } = useFetch<{ quote: SubscriptionQuote | null }>(address)
  const view = useMemo(
    (): SubscriptionView =>
      result.state === 'ready' ? viewOf(result.data.quote, extra) : { state: result.state },
    [result, extra],
  )
  return { view, retry }
}
