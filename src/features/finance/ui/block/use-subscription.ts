import { useMemo } from 'react'
import { useAnswer } from '#ui/use-answer.ts'
import type { SubscriptionSettings } from '../../rules/settings.ts'
import { readSubscription } from '../../rules/subscription.ts'
import type { SubscriptionQuote } from '../../subscription-quote.ts'
import type { SubscriptionOffer } from '../cards/plan-figures.ts'

/** What a subscription to a model costs, as far as it is known. */
export type SubscriptionView =
  /** `none`: the rate book has no quote for it. */
  | { readonly state: 'loading' | 'failed' | 'none' }
  | { readonly state: 'ready'; readonly offer: SubscriptionOffer }

export type Subscription = { readonly view: SubscriptionView; readonly retry: () => void }

/** A quote that cannot be read is as good as none that came. */
function viewOf(quote: SubscriptionQuote | null, extra: SubscriptionSettings['extra']): SubscriptionView {
  if (quote === null) return { state: 'none' }
  try {
    return { state: 'ready', offer: { quote, reading: readSubscription(quote, extra) } }
  } catch {
    return { state: 'failed' }
  }
}

/**
 * The quote for a model at a mileage, asked for again when either changes, and only then.
 *
 * @param code null as long as nobody looks
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
  const { answer, retry } = useAnswer<{ quote: SubscriptionQuote | null }>(address)
  const view = useMemo(
    (): SubscriptionView =>
      answer.state === 'ready' ? viewOf(answer.data.quote, extra) : { state: answer.state },
    [answer, extra],
  )
  return { view, retry }
}
