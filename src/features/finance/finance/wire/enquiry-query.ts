import { type Cents, wholeRand } from '#platform/money.ts'
import { isBusinessPath } from '../rules/business-path.ts'
import { type SharedPlan, writePlan } from '../rules/plan-query.ts'

/** The page an enquiry is started from. */
export type EnquiryOrigin = {
  /** Slug of the dealer on dealer pages; null elsewhere. */
  readonly dealer: string | null
  readonly path: string
}

/** The fields common to both kinds of enquiry. */
type PlanEnquiry = {
  readonly code: string
  readonly modelName: string
  /** Address of the picture in the selected colour; null when the vehicle has no picture. */
  readonly picture: string | null
  readonly plan: SharedPlan
  /** Code of the paint. */
  readonly colour?: string | undefined
  /** Codes of the accessories, separated by commas. */
  readonly accessories?: string | undefined
}

export type FinanceEnquiry = PlanEnquiry & {
  readonly offer: 'Traditional' | 'GFV'
  readonly months: number
  /** Rounded down to whole rand in the link; null while it is unknown. */
  readonly instalment: Cents | null
}

export type SubscriptionEnquiry = PlanEnquiry & {
  readonly rangeName: string
  readonly months: number
  readonly kilometresAMonth: number
  /** Null without a quote. */
  readonly affordability: Cents | null
  readonly reference: string
}

/**
 * The plan as the fragment of the link, for the server to recalculate, with the configuration it is for. Fragments do not
 * reach access logs, and the contract names every parameter of the query.
 */
function planFragment(
  { plan, code, colour, accessories }: PlanEnquiry,
  extra: Readonly<Record<string, string>> = {},
): string {
  const values = writePlan(plan)
  const parts = { model: code, ...extra, colour, with: accessories }
  for (const [name, value] of Object.entries(parts)) if (value) values.set(name, value)
  return `#plan?${values}`
}

const decimal = (amount: Cents | null) => (amount === null ? '' : (amount / 100).toFixed(2))

/**
 * Returns the link to the finance enquiry form for a plan. Its six query parameters have the names of the contract.
 *
 * Source: requirements V-027 to V-032; decision G-10.
 */
export function financeEnquiryHref({ dealer, path }: EnquiryOrigin, enquiry: FinanceEnquiry): string {
  const { offer, months, instalment, modelName, picture } = enquiry
  const query = new URLSearchParams({
    modelName,
    instalments: String(months),
    offerType: offer,
    monthlyInstallment: instalment === null ? '' : String(wholeRand(instalment)),
    carImage: picture ?? '',
    calc: dealer === null && isBusinessPath(path) ? 'true-b' : 'true',
  })
  const page = dealer === null ? '/enquiry/finance-offers' : `/dealers/${dealer}/finance-offers`
  return `${page}?${query}${planFragment(enquiry, { offer })}`
}

/**
 * Returns the link to the subscription enquiry form. Its eight query parameters have the names of the contract; values
 * of a missing quote are empty.
 *
 * Source: requirements V-080 to V-083.
 */
export function subscriptionEnquiryHref({ dealer }: EnquiryOrigin, enquiry: SubscriptionEnquiry): string {
  const { rangeName, modelName, months, affordability, kilometresAMonth, code, reference, picture } = enquiry
  const query = new URLSearchParams({
    vehicleRange: rangeName,
    vehicleModel: modelName,
    rentalTerm: String(months),
    affordability: decimal(affordability),
    mileage: String(kilometresAMonth),
    modelCode: code,
    quoteReference: reference,
    imgCar: picture ?? '',
  })
  const page = dealer === null ? '/enquiry/kinto' : `/dealers/${dealer}/kinto-offers`
  return `${page}?${query}${planFragment(enquiry)}`
}
