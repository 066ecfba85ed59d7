import { type Coordinates, distanceKm } from '#features/site/places/rules.ts'
import type { StockDealer } from '#features/stock/stock/index.ts'
import { rand } from '#platform/money.ts'
import { type FacetName, facetNames } from '../rules/facets.ts'
import type { FilterName } from '../rules/stock-search.ts'
import { markRange, markValues, markWords } from './mark-rows.ts'
import { appliedFilters, type ResolvedSearch } from './resolved-search.ts'
import type { Combinations, StockColumns } from './stock-columns.ts'

/** Which filters each row fails. */
export type Failures = {
  /** The filters of the search. */
  readonly names: readonly FilterName[]
  /** For each row, a bit for each filter that it fails; bit 0 is the first of `names`. */
  readonly bits: Uint16Array
}

/** A filter with its bit. */
type Mark = { readonly name: FilterName; readonly bit: number }

const isFacet = (name: FilterName): name is FacetName => (facetNames as readonly string[]).includes(name)

/** Returns the filters that each combination fails. */
function failuresOfCombinations(table: Combinations, filters: readonly Mark[], { search }: ResolvedSearch) {
  const marks = new Uint16Array(table.length)
  for (const { name, bit } of filters) {
    if (isFacet(name)) markValues(marks, bit, table.facets[name], ({ slug }) => search[name].includes(slug))
    if (name === 'certified')
      markValues(marks, bit, { codes: table.certified, values: [false, true] }, Boolean)
  }
  return marks
}

const isNear = (centre: Coordinates, radius: number, { coordinates }: StockDealer) =>
  coordinates !== null && distanceKm(centre, coordinates) <= radius

/** Returns the filters that each dealer's vehicles fail. */
function failuresOfDealers(
  dealers: readonly StockDealer[],
  filters: readonly Mark[],
  { search, centre }: ResolvedSearch,
) {
  const passes = (name: FilterName, dealer: StockDealer) => {
    if (name === 'dealer') return search.dealer.includes(dealer.slug)
    return name !== 'place' || centre === null || isNear(centre, search.radius, dealer)
  }
  return Uint16Array.from(dealers, (dealer) =>
    filters.reduce((bits, { name, bit }) => (passes(name, dealer) ? bits : bits | bit), 0),
  )
}

const inCents = (amount: number | null) => (amount === null ? null : rand(amount))

/** Marks the rows that fail a filter of numbers or words. */
function markRows(
  marks: Uint16Array,
  { name, bit }: Mark,
  columns: StockColumns,
  { search, budgetPrice }: ResolvedSearch,
): void {
  const { prices, years, mileages } = columns
  if (name === 'price')
    markRange(marks, bit, prices, { min: inCents(search.minPrice), max: inCents(search.maxPrice) })
  if (name === 'budget') markRange(marks, bit, prices, { min: null, max: budgetPrice })
  if (name === 'year') markRange(marks, bit, years, { min: search.minYear, max: search.maxYear })
  if (name === 'mileage') markRange(marks, bit, mileages, { min: search.minMileage, max: search.maxMileage })
  if (name === 'q') markWords(marks, bit, columns, search.q)
}

/** Finds the filters that each row fails. Each filter is a loop of its own, without a call for each row. */
export function findFailures(columns: StockColumns, resolved: ResolvedSearch): Failures {
  const names = appliedFilters(resolved)
  const filters = names.map((name, index): Mark => ({ name, bit: 1 << index }))
  const { combinations, dealers } = columns
  const ofCombinations = failuresOfCombinations(combinations.table, filters, resolved)
  const ofDealers = failuresOfDealers(dealers.values, filters, resolved)
  const bits = new Uint16Array(columns.ids.length)
  for (let row = 0; row < bits.length; row++)
    bits[row] =
      (ofCombinations[combinations.codes[row] as number] as number) |
      (ofDealers[dealers.codes[row] as number] as number)
  for (const filter of filters) markRows(bits, filter, columns, resolved)
  return { names, bits }
}
