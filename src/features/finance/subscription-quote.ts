import type { Cents } from '#platform/money.ts'

/** What the rate book asks for a model by the month. Source: requirement V-073. */
export type SubscriptionQuote = {
  readonly months: number
  /** Kilometres on the clock when it is given back. */
  readonly odometer: number
  /** A month. */
  readonly leasePrice: Cents
  /** KINTO Protect, a month, VAT included. */
  readonly protect: Cents
  /** Null where the rate book gives none. */
  readonly reference: string | null
}
