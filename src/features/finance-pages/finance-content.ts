import type { FinanceSettings, GuaranteedValue, SubscriptionQuote } from '#features/finance/index.ts'
import type { Cents } from '#platform/money.ts'

/** A model that can be paid for: one with a price. */
export type FinanceModel = {
  readonly code: string
  readonly name: string
  /** Special price included. */
  readonly price: Cents
  /** The car from the side; null when nobody has drawn it. */
  readonly picture: string | null
}

export type FinanceRange = {
  readonly slug: string
  readonly name: string
  readonly models: readonly FinanceModel[]
}

/** Pages and sites the calculators lead on to; null where there is none, and no button. */
export type FinanceLinks = {
  /** Where a question about finance is asked. */
  readonly query: string | null
  readonly offers: string | null
  readonly subscription: string | null
  /** The finance house's own application: of people, or of companies on the pages for business. */
  readonly application: string | null
}

/** What the calculators of a finance page are made of; plain values for the browser. */
export type FinanceContent = {
  readonly settings: Omit<FinanceSettings, 'usedVehicles'>
  /** In the order of the catalogue. Never empty. */
  readonly ranges: readonly FinanceRange[]
  /**
   * The model the calculators open with, and what is known of it at their opening mileages: null where there is none,
   * missing where it could not be read and the browser asks.
   */
  readonly opening: {
    readonly code: string
    readonly guaranteedValue?: GuaranteedValue | null
    readonly subscriptionQuote?: SubscriptionQuote | null
  }
  readonly links: FinanceLinks
  /** Whether the page is about vehicles of a business. */
  readonly isBusiness: boolean
}
