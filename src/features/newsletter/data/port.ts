import type { Subscription, SubscriptionResult } from '../subscriber.ts'

/** Who keeps the newsletter's subscribers: our own database, or an outside service. */
export type NewsletterService = {
  /** @throws ServiceFailure when an outside service gave no usable answer. */
  subscribe(subscription: Subscription): Promise<SubscriptionResult>
}
