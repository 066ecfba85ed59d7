import type { Subscription, SubscriptionResult } from '../subscriber.ts'

/** Stores newsletter subscriptions: in our own database or in an external service. */
export type NewsletterService = {
  /** @throws ServiceFailure when an external service gave no usable response. */
  subscribe(subscription: Subscription): Promise<SubscriptionResult>
}
