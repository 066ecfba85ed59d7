import type { StockDealer } from '#features/stock/stock/index.ts'
import type { FacetName } from '../rules/facets.ts'
import type { Codes } from './dictionary.ts'

/** A value of a facet, as the page names it. */
export type FacetValue = { readonly slug: string; readonly label: string }

/** A column of codes with what they mean. */
export type CodedColumn<Value> = { readonly codes: Codes; readonly values: readonly Value[] }

/** A column of row numbers of a table. */
export type CodedRows<Table> = { readonly codes: Codes; readonly table: Table }

/** The orders that are kept, besides that of the price, which is the order of the rows. */
export const orderNames = [
  'default',
  'price_desc',
  'name_asc',
  'name_desc',
  'date_asc',
  'date_desc',
  'mileage_asc',
  'mileage_desc',
] as const

export type OrderName = (typeof orderNames)[number]

/**
 * The different combinations of texts that vehicles have, each once: far fewer than vehicles. A filter by text, and its
 * counts, work over these.
 */
export type Combinations = {
  readonly length: number
  readonly facets: Readonly<Record<FacetName, CodedColumn<FacetValue>>>
  /** 1 for a certified vehicle. */
  readonly certified: Uint8Array
  /** The searchable texts of make, range and model. */
  readonly names: CodedColumn<string>
  /** The searchable texts of the colours, as the feeds spell them. */
  readonly colourNames: CodedColumn<string>
}

/**
 * All vehicles for sale as columns, from the lowest price to the highest; those without a price come last, ties are in
 * the order of their ids. An unknown number is -1.
 */
export type StockColumns = {
  readonly ids: readonly string[]
  readonly prices: Float64Array
  readonly years: Int32Array
  readonly mileages: Int32Array
  readonly combinations: CodedRows<Combinations>
  readonly dealers: CodedColumn<StockDealer>
  /** Row numbers in each order. */
  readonly orders: Readonly<Record<OrderName, Uint32Array>>
}
