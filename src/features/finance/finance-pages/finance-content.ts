import type { FinanceSettings, GuaranteedValue, SubscriptionQuote } from '#features/finance/finance/index.ts'
import type { Cents } from '#platform/money.ts'

/** A model with a price. */
export type FinanceModel = {
  readonly code: string
  readonly name: string
  /** Name of the model in links to forms, as the contract has it. */
  readonly contractName: string
  /** Current price: the special price when there is one. */
  readonly price: Cents
  /** Address of a side view; null when there is none. */
  readonly picture: string | null
}

export type FinanceRange = {
  readonly slug: string
  readonly name: string
  readonly models: readonly FinanceModel[]
}

/** Links of the calculators. Null hides the button. */
export type FinanceLinks = {
  /** Finance query form. */
  readonly query: string | null
  readonly offers: string | null
  readonly subscription: string | null
  /** Application form of the finance provider, for companies on business pages and for private persons elsewhere. */
  readonly application: string | null
}

/** Serialisable content of the calculators of a finance page. */
export type FinanceContent = {
  readonly settings: Omit<FinanceSettings, 'usedVehicles'>
  /** In the order of the catalogue. Never empty. */
  readonly ranges: readonly FinanceRange[]
  /**
   * The default model and its figures at the default mileages: null when there are none, undefined after a failed
   * lookup, which the browser then repeats.
   */
  readonly opening: {
    readonly code: string
    readonly guaranteedValue?: GuaranteedValue | null
    readonly subscriptionQuote?: SubscriptionQuote | null
  }
  readonly links: FinanceLinks
  /** Whether the page is about vehicles for a business. */
  readonly isBusiness: boolean
}
