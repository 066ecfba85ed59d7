import type { Cents } from '#platform/money.ts'

/** Rate book quote for a monthly subscription to a model. Source: requirement V-073. */
export type SubscriptionQuote = {
  readonly months: number
  /** Odometer reading in kilometres at the end of the term. */
  readonly odometer: number
  /** Price a month. */
  readonly leasePrice: Cents
  /** KINTO Protect a month, VAT included. */
  readonly protect: Cents
  /** Null when the rate book gives no reference. */
  readonly reference: string | null
}
