import type { InstalmentQuote } from '#features/finance/index.ts'
import type { Drawing } from '#features/pictures/index.ts'
import type { FinanceOffer, ValueAddedOffer } from '#features/vehicles/index.ts'
import type { Cents } from '#platform/money.ts'

/** A model with something to offer: a special price, an instalment, or terms of finance. */
export type ModelOffer = {
  readonly code: string
  readonly name: string
  readonly grade: string
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  readonly monthlyFromPrice: Cents | null
  readonly finance: FinanceOffer | null
  /** The plan behind the instalment of the finance offer; null when it is not known. Source: decision F-3. */
  readonly plan: InstalmentQuote | null
  readonly drawing: Drawing | null
}

/** What is offered on a range on a day. */
export type OffersView = {
  readonly range: { readonly slug: string; readonly name: string; readonly brand: string }
  readonly offers: readonly ModelOffer[]
  /** What the maker adds to the range on that day. */
  readonly added: readonly ValueAddedOffer[]
}
