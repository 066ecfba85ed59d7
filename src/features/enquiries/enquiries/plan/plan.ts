import type { BasisPoints, Cents } from '#platform/money.ts'
import type { QuotedPlan } from './quoted-plan.ts'

/** The kinds of finance that calculators offer. */
export type PlanOffer = 'traditional' | 'futureDrive' | 'lease' | 'subscription'

/** Finance as calculated when the enquiry was received. Null for figures that a lead service does not send. */
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
  /** Of a lease: the instalment of traditional finance for comparison. */
  readonly beside: Cents | null
}

/** A subscription from the rate book, as it was when the enquiry was received. */
export type SubscriptionFigures = {
  readonly kind: 'subscription'
  readonly months: number
  readonly monthly: Cents
  /** What the visitor must be able to afford each month. */
  readonly affordability: Cents | null
  /** A month. */
  readonly kilometres: number | null
  /** Over the whole term. */
  readonly totalKilometres: number | null
  /** Protection, a month. */
  readonly protect: Cents | null
  readonly reference: string | null
}

/** The plan of an enquiry: our own figures, and those of the visitor's link, which are not verified. */
export type EnquiryPlan = {
  readonly offer: PlanOffer
  readonly isForBusiness: boolean
  /** Null when they could not be calculated. */
  readonly figures: FinanceFigures | SubscriptionFigures | null
  readonly seen: QuotedPlan | null
}
