import type { StockDealer, UsedVehicle } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'
import type { FacetName } from './rules/facets.ts'
import type { FilterName } from './rules/stock-search.ts'

/** A value of a group with the number of vehicles it would give. */
export type Option = { readonly slug: string; readonly label: string; readonly count: number }

/** A dealer with the number of its vehicles. */
export type DealerCount = Pick<StockDealer, 'slug' | 'name' | 'city' | 'region' | 'coordinates'> & {
  readonly count: number
}

/** What the index finds: the ids of one page, and the counts. */
export type IndexResult = {
  readonly total: number
  /** The page of the result, which is the last one when the search asks for a later one. */
  readonly page: number
  readonly pages: number
  readonly ids: readonly string[]
  readonly facets: Readonly<Record<FacetName, readonly Option[]>>
  readonly certifiedCount: number
  /** Every dealer with vehicles, by all filters but the dealer. */
  readonly dealers: readonly DealerCount[]
  /** What removing a filter gives; filled when nothing is found. */
  readonly removals: readonly { readonly name: FilterName; readonly count: number }[]
}

/** The whole cost of credit at the highest price within a budget. */
export type BudgetCredit = {
  readonly price: Cents
  readonly deposit: Cents
  readonly balloon: Cents
  readonly instalment: Cents
  readonly months: number
  /** Basis points a year. */
  readonly rate: number
  /** All instalments; null when the deposit pays for everything. */
  readonly instalments: Cents | null
  readonly interest: Cents | null
  readonly cost: Cents | null
}

/** A page of the search. JSON-serialisable. */
export type FoundVehicles = Omit<IndexResult, 'ids' | 'dealers'> & {
  readonly vehicles: readonly UsedVehicle[]
  /** Distances of the vehicles' dealers in kilometres, by slug of the dealer; empty without a place. */
  readonly distances: Readonly<Record<string, number>>
  /** Dealers by number of vehicles: all of them for the map, otherwise the first ones and the chosen ones. */
  readonly dealers: readonly DealerCount[]
  readonly credit: BudgetCredit | null
  /** The place of the search as the gazetteer names it; null without one, and when it is unknown. */
  readonly place: string | null
  readonly isPlaceUnknown: boolean
}

/** The number of vehicles within a monthly budget in whole rand. */
export type BudgetCount = { readonly budget: number; readonly count: number }
