import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { Drawing } from '#features/pictures/pictures/index.ts'
import type { FinanceOffer, ValueAddedOffer } from '#features/vehicles/vehicles/index.ts'
import type { Cents } from '#platform/money.ts'

/** A model with a special price, a monthly-from price or a finance offer. */
export type ModelOffer = {
  readonly code: string
  readonly name: string
  readonly grade: string
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  readonly monthlyFromPrice: Cents | null
  readonly finance: FinanceOffer | null
  /** The plan the finance offer's instalment results from; null when unknown. Source: decision F-3. */
  readonly plan: InstalmentQuote | null
  readonly drawing: Drawing | null
}

/** The offers on a range on one day. */
export type OffersView = {
  readonly range: { readonly slug: string; readonly name: string; readonly brand: string }
  /** False when prices are hidden; there are then no offers of models. */
  readonly showsPrices: boolean
  readonly offers: readonly ModelOffer[]
  readonly valueAddedOffers: readonly ValueAddedOffer[]
}

/** An offer on a model of a range. */
export type RangeOffer = ModelOffer & {
  readonly range: { readonly slug: string; readonly name: string; readonly brand: string }
}

/** The offers on all ranges on one day. A model with two kinds of offers is in both lists. */
export type AllOffersView = {
  /** With a special price, the largest saving first. */
  readonly specialPrices: readonly RangeOffer[]
  /** With the terms of a finance offer, the lowest instalment first. */
  readonly financeOffers: readonly RangeOffer[]
  /** Null when they could not be read. */
  readonly valueAddedOffers: readonly ValueAddedOffer[] | null
}
