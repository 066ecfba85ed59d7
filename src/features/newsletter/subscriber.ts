/** Where somebody stands: asked for the newsletter, confirmed it by the link sent to them, or left. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

/** What the newsletter's form takes. Source: requirement V-138. */
export type Subscription = {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
}

/** What came of asking for the newsletter. Source: decision V-4. */
export type SubscriptionResult =
  | { readonly kind: 'alreadySignedUp' }
  | { readonly kind: 'invalidEmail' }
  /** A link was sent, and the address counts once it is followed; `message` is shown. */
  | { readonly kind: 'confirmByEmail'; readonly message: string }
  /** Anything else a service answered, shown as it is. */
  | { readonly kind: 'other'; readonly message: string }
