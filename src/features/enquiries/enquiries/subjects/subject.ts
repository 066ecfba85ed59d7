import { formatStockPrice } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'
import { currencyCode, type dealerCurrencies } from '#platform/site/market.ts'

type Currency = (typeof dealerCurrencies)[number]

/** The figures of a vehicle's calculator when a quote was requested. */
export type SubjectFinance = {
  readonly deposit: Cents
  readonly balloon: Cents
  /** Months. */
  readonly term: number
  readonly monthly: Cents
  /** Percent a year, as shown. */
  readonly interest: number
}

/**
 * What an enquiry is about, as the inbox, mails, dealers' systems and lead services need it. Each kind of subject
 * describes itself; no other code distinguishes the kinds.
 */
export type SubjectDescription = {
  /** For mails: “Toyota Hilux 2.8 GD-6”. */
  readonly name: string
  /** One line for the inbox: “Hilux 2.8 GD-6, Glacier White, R 459 900 (57U)”. */
  readonly line: string
  readonly make: string
  readonly model: string
  readonly range: string
  readonly code: string
  readonly bodyType: string | null
  readonly colour: string | null
  /** The accessories of a model we sell, with their part numbers; absent without any. */
  readonly accessories?: string | null
  /** The displayed price, of all of it. Source: decision D-12. */
  readonly price: Cents | null
  /** Of the price and of the calculator's figures; rand when absent. Source: requirement D-410. */
  readonly currency?: Currency
  /** Of its picture from the side: a path of this site, or an address. */
  readonly picture: string | null
  /** Its page on this site; null without one. */
  readonly page: string | null
  /** Of a model we sell: how it is ordered, and that a plan can be worked out for it. */
  readonly order: { readonly colourCode: string | null; readonly derivativeCode: string | null } | null
  /** Of one vehicle in a dealer's stock. */
  readonly stock: VehicleInStock | null
  /** The figures of the calculator on its page; the plan of a form is not part of the subject. */
  readonly calculated: SubjectFinance | null
  /** Which list of a dealer's recipients receives it. Source: requirements D-358, D-359 and D-362. */
  readonly dealerList: 'used-vehicle' | 'special' | 'general'
}

/** Details of one vehicle that a model does not have. Null for what its feed lacks. */
export type VehicleInStock = {
  readonly code: string
  readonly year: number | null
  /** Kilometres. */
  readonly mileage: number | null
}

/** A subject that is one vehicle in stock. */
export type StockDescription = SubjectDescription & { readonly stock: VehicleInStock }

type Line = Pick<SubjectDescription, 'name' | 'colour' | 'accessories' | 'price' | 'currency'>

/** Formats an amount in the currency of a subject. */
export const formatAmount = (amount: Cents, currency: Currency = currencyCode): string =>
  formatStockPrice(amount, currency)

/** A subject in one line, with its code for searching. */
export function lineOf({ name, colour, accessories, price, currency }: Line, code: string): string {
  const added = accessories ? `with ${accessories}` : null
  const parts = [name, colour, added, price === null ? null : formatAmount(price, currency)]
  return `${parts.filter(Boolean).join(', ')} (${code})`
}
