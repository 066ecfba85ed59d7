import { type Cents, formatPrice } from '#platform/money.ts'

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
  /** The displayed price. Source: decision D-12. */
  readonly price: Cents | null
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
  /** Which list of a dealer's recipients receives it. Source: requirements D-358 and D-362. */
  readonly dealerList: 'used-vehicle' | 'general'
}

/** Details of one vehicle that a model does not have. */
export type VehicleInStock = {
  readonly code: string
  readonly year: number
  /** Kilometres. */
  readonly mileage: number
}

/** A subject that is one vehicle in stock. */
export type StockDescription = SubjectDescription & { readonly stock: VehicleInStock }

type Line = { readonly name: string; readonly colour: string | null; readonly price: Cents | null }

/** A subject in one line, with its code for searching. */
export function lineOf({ name, colour, price }: Line, code: string): string {
  const parts = [name, colour, price === null ? null : formatPrice(price)]
  return `${parts.filter(Boolean).join(', ')} (${code})`
}
