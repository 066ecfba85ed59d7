import { type Cents, wholeRand } from '#platform/money.ts'
import { isBusinessPath } from '../rules/business-path.ts'
import { type SharedPlan, writePlan } from '../rules/plan-address.ts'

/** Where a visitor asks from. */
export type AskingPlace = {
  /** Of the dealer on whose pages the visitor is; null elsewhere. */
  readonly dealer: string | null
  /** Path of the page. */
  readonly path: string
}

/** What every enquiry about a plan says. */
type Asked = {
  readonly code: string
  readonly modelName: string
  /** Address of the picture in the chosen colour; null where nobody has drawn the vehicle. */
  readonly picture: string | null
  readonly plan: SharedPlan
}

export type FinanceEnquiry = Asked & {
  readonly offer: 'Traditional' | 'GFV'
  readonly months: number
  /** Rounded down to whole rand in the link; null while it is not known. */
  readonly instalment: Cents | null
}

export type SubscriptionEnquiry = Asked & {
  readonly rangeName: string
  readonly months: number
  readonly kilometresAMonth: number
  /** Null without a quote. */
  readonly affordability: Cents | null
  readonly reference: string
}

/** The plan in the fragment, from which the server works its figures out again; nothing of it reaches a log. */
function fragment({ plan, code }: Asked, more: Readonly<Record<string, string>> = {}): string {
  const values = writePlan(plan)
  for (const [name, value] of Object.entries({ model: code, ...more })) values.set(name, value)
  return `#plan?${values}`
}

const decimal = (amount: Cents | null) => (amount === null ? '' : (amount / 100).toFixed(2))

/**
 * Where finance for a plan is asked for. The names in its query are the wire's, six of them.
 *
 * Source: requirements V-027 to V-032; decision G-10.
 */
export function financeEnquiryHref({ dealer, path }: AskingPlace, enquiry: FinanceEnquiry): string {
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
  return `${page}?${query}${fragment(enquiry, { offer })}`
}

/**
 * Where a subscription is asked for. The names in its query are the wire's, eight of them; without a quote what it
 * would say is empty.
 *
 * Source: requirements V-080 to V-083.
 */
export function subscriptionEnquiryHref({ dealer }: AskingPlace, enquiry: SubscriptionEnquiry): string {
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
  return `${page}?${query}${fragment(enquiry)}`
}
