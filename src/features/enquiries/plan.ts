import type { BasisPoints, Cents } from '#platform/money.ts'
import type { SeenPlan } from './wire/seen-plan.ts'

/** What a calculator was about. */
export type PlanOffer = 'traditional' | 'futureDrive' | 'lease' | 'subscription'

/** Finance as we worked it out when the enquiry came. What a service that brings leads does not say is null. */
export type FinanceFigures = {
  readonly kind: 'finance'
  readonly price: Cents | null
  readonly deposit: Cents
  readonly balloon: Cents
  readonly months: number
  readonly rate: BasisPoints
  /** Each month, fees included. */
  readonly monthly: Cents
  readonly totalInstalments: Cents | null
  readonly totalInterest: Cents | null
  readonly totalCost: Cents | null
  /** Of FutureDrive: kilometres a year, and the guaranteed share of the price, which is the balloon. */
  readonly guaranteed: { readonly mileage: number; readonly share: BasisPoints } | null
  /** Of a lease: the instalment of traditional finance beside it. */
  readonly beside: Cents | null
}

/** A vehicle by the month, from the rate book as it was when the enquiry came. */
export type SubscriptionFigures = {
  readonly kind: 'subscription'
  readonly months: number
  readonly monthly: Cents
  /** What the visitor has to be able to pay each month. */
  readonly affordability: Cents | null
  /** A month. */
  readonly kilometres: number | null
  /** Over the whole term. */
  readonly totalKilometres: number | null
  /** Protection, a month. */
  readonly protect: Cents | null
  readonly reference: string | null
}

/** The plan an enquiry is about: what we worked out, and what the visitor's link said, which nobody has checked. */
export type EnquiryPlan = {
  readonly offer: PlanOffer
  readonly isForBusiness: boolean
  /** Null where nothing could be worked out. */
  readonly figures: FinanceFigures | SubscriptionFigures | null
  readonly seen: SeenPlan | null
}
