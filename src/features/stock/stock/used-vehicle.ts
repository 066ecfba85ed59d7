import type { Cents } from '#platform/money.ts'
import type { dealerCurrencies } from '#platform/site/market.ts'

/** A used vehicle as its source describes it; texts are empty and numbers null when the source lacks them. */
export type StockRecord = {
  /** Unique in the whole stock: letters, digits, `.`, `_` and `-`, at most 40. */
  readonly id: string
  /** Supplier code of the dealer that owns it. */
  readonly dealerCode: string
  readonly code: string
  readonly make: string
  readonly model: string
  readonly range: string
  readonly year: number | null
  /** Kilometres. */
  readonly mileage: number | null
  /** As the feed spells it, such as `S/D` or `SAV`; {@link bodyTypeLabel} labels it. */
  readonly bodyType: string
  /** As the feed spells it; {@link colourGroup} groups it. */
  readonly colour: string
  /** As the feed spells it, such as `H`; {@link fuelLabel} labels it. */
  readonly fuelType: string
  readonly transmissionType: string
  /** `twab`, `twa1`, or anything else for none. */
  readonly certification: string
  readonly salesType: string
  readonly isConnected: boolean
  /** The displayed price; the base price never leaves the data layer. Source: requirement D-408. */
  readonly price: Cents | null
  /** An address, or a path of this site. */
  readonly sideImage: string | null
  /** Addresses, or paths of this site, in order. */
  readonly images: readonly string[]
  /** Position in the dealer's feed, from 0. */
  readonly position: number
  /** ISO moment at which it was first read from the feed. Source: decision D-13. */
  readonly addedAt: string
  /** ISO moment at which it disappeared from the feed; null while it is for sale. */
  readonly soldAt: string | null
}

/** The dealer of a used vehicle. */
export type StockDealer = {
  readonly supplierCode: string
  readonly name: string
  readonly slug: string
  readonly group: { readonly slug: string; readonly title: string } | null
  /** Name of its province or country; null when unknown. */
  readonly region: string | null
  readonly city: string | null
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
  /** Source: requirements D-410 and D-411. */
  readonly currency: (typeof dealerCurrencies)[number]
}

/** A used vehicle with its dealer. JSON-serialisable. */
export type UsedVehicle = Omit<StockRecord, 'dealerCode'> & { readonly dealer: StockDealer }

/** A make, range and model as the vehicles for sale spell them, and their number. */
export type StockName = Pick<StockRecord, 'make' | 'range' | 'model'> & { readonly count: number }
