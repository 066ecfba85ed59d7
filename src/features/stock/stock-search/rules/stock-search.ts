import { type StockSort, stockSorts } from '#features/stock/stock/rules.ts'
import { type FacetName, facetNames } from './facets.ts'

/**
 * Every order of the national search: those of a listing, and by distance. `default` is by the day of the listing, the
 * newest first: there is no feed of all dealers whose order it could be. Source: requirement D-239.
 */
export const searchSorts = [...stockSorts, 'distance'] as const

export type SearchSort = StockSort | 'distance'

/** Returns whether a text is an order. */
export const isSearchSort = (text: string): text is SearchSort =>
  (searchSorts as readonly string[]).includes(text)

/** The position of a visitor, in degrees to two decimals: about a kilometre. */
export type RoughPosition = { readonly latitude: number; readonly longitude: number }

/**
 * What a visitor searches for. Values of one group are alternatives; everything else must hold. Prices and budgets are
 * whole rand or Namibian dollars, which count one to one; distances and mileages are kilometres.
 */
export type StockSearch = Readonly<Record<FacetName, readonly string[]>> & {
  /** Slugs of dealers. */
  readonly dealer: readonly string[]
  readonly certified: boolean
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly minYear: number | null
  readonly maxYear: number | null
  readonly minMileage: number | null
  readonly maxMileage: number | null
  /** The instalment a visitor can pay each month. */
  readonly budget: number | null
  /** A place of the gazetteer, as the visitor wrote it. */
  readonly near: string
  /** The visitor's own position; it takes precedence over `near`. */
  readonly here: RoughPosition | null
  readonly radius: number
  /** Words of the make, range, model, year or colour. */
  readonly q: string
  readonly sort: SearchSort
  /** From 1. */
  readonly page: number
}

/** Distances that a visitor can choose, in kilometres. */
export const searchRadii = [25, 50, 100, 200, 500] as const

export const defaultRadius = 100

export const defaultSearchSort: SearchSort = 'default'

/** A search for everything. */
export const emptySearch: StockSearch = {
  ...{ make: [], range: [], bodyType: [], fuelType: [], transmissionType: [], colour: [], dealer: [] },
  ...{ certified: false, minPrice: null, maxPrice: null, minYear: null, maxYear: null },
  ...{ minMileage: null, maxMileage: null, budget: null, near: '', here: null, radius: defaultRadius },
  ...{ q: '', sort: defaultSearchSort, page: 1 },
}

/** The filters of a search, each of which can be removed. */
export const filterNames = [
  ...facetNames,
  'dealer',
  'certified',
  'price',
  'budget',
  'year',
  'mileage',
  'place',
  'q',
] as const

export type FilterName = (typeof filterNames)[number]

const removals: Readonly<Record<Exclude<FilterName, FacetName>, Partial<StockSearch>>> = {
  dealer: { dealer: [] },
  certified: { certified: false },
  price: { minPrice: null, maxPrice: null },
  budget: { budget: null },
  year: { minYear: null, maxYear: null },
  mileage: { minMileage: null, maxMileage: null },
  place: { near: '', here: null, radius: defaultRadius },
  q: { q: '' },
}

const isFacet = (name: FilterName): name is FacetName => (facetNames as readonly string[]).includes(name)

/** Returns the search without one of its filters, on its first page. */
export function withoutFilter(search: StockSearch, name: FilterName): StockSearch {
  const removal: Partial<StockSearch> = isFacet(name) ? { [name]: [] } : removals[name]
  const isByDistance = name === 'place' && search.sort === 'distance'
  return { ...search, ...removal, page: 1, ...(isByDistance ? { sort: defaultSearchSort } : {}) }
}

/** Returns whether a search has a filter. */
export function hasFilter(search: StockSearch, name: FilterName): boolean {
  switch (name) {
    case 'certified':
      return search.certified
    case 'price':
      return search.minPrice !== null || search.maxPrice !== null
    case 'year':
      return search.minYear !== null || search.maxYear !== null
    case 'mileage':
      return search.minMileage !== null || search.maxMileage !== null
    case 'budget':
      return search.budget !== null
    case 'place':
      return search.near !== '' || search.here !== null
    case 'q':
      return search.q !== ''
    default:
      return search[name].length > 0
  }
}

/** Returns the filters that a search has. */
export const activeFilters = (search: StockSearch): FilterName[] =>
  filterNames.filter((name) => hasFilter(search, name))
