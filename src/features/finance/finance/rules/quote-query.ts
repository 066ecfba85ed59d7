import { type PaymentOptionKind, paymentOptionKinds } from './payment-options.ts'
import { type SharedPlan, writePlan } from './plan-query.ts'

/** The subject of a PDF quote. */
export type QuoteSubject = {
  readonly code: string
  /** Code of the paint; null selects the first one. */
  readonly colour: string | null
  /** Codes of the accessories, separated by commas; absent without any. */
  readonly accessories?: string | undefined
  /** The highlighted payment option. */
  readonly option: PaymentOptionKind
  /** Path of the finance page on which the plan was chosen; absent when it was chosen on a vehicle page. */
  readonly page?: string | undefined
}

/** Returns the query of the PDF quote for a plan. */
export function writeQuoteQuery(
  { code, colour, accessories, option, page }: QuoteSubject,
  plan: SharedPlan,
): string {
  const query = new URLSearchParams({ code, ...(colour === null ? {} : { colour }), way: option })
  for (const [name, value] of writePlan(plan)) query.set(name, value)
  if (accessories) query.set('with', accessories)
  if (page !== undefined) query.set('page', page)
  return query.toString()
}

/** Reads the payment option from query parameters; instalment finance when missing or unknown. */
export function readPaymentOption(params: Pick<URLSearchParams, 'get'>): PaymentOptionKind {
  const requested = params.get('way')
  return paymentOptionKinds.find((kind) => kind === requested) ?? 'instalment'
}
