/** The states of a subscriber: waiting for confirmation of the e-mail, subscribed, unsubscribed. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

/** The valid entries of the newsletter form. Source: requirement V-138. */
export type Subscription = {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
}

/** The result of a subscription request. Source: decision V-4. */
export type SubscriptionResult =
  | { readonly kind: 'alreadySignedUp' }
  | { readonly kind: 'invalidEmail' }
  /** A link was sent; following it subscribes the address. `message` is displayed. */
  | { readonly kind: 'confirmByEmail'; readonly message: string }
  /** Any other response of a service, displayed unchanged. */
  | { readonly kind: 'other'; readonly message: string }
