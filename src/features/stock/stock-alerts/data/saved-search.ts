import {
  activeFilters,
  emptySearch,
  matchesSearch,
  readSearch,
  type SearchContext,
  searchAddress,
} from '#features/stock/stock-search/rules.ts'
import type { SearchRules } from '#features/stock/vehicle-alerts/index.ts'
import { describeSearch } from './describe-search.ts'

const parse = (query: string) => {
  const { sort, page } = emptySearch
  return { ...readSearch(new URLSearchParams(query)), sort, page }
}

/** Reads a query as alerts store it: without order and page; null when it has no filter. */
export const readSavedSearch: SearchRules['read'] = (query) => {
  const search = parse(query)
  if (activeFilters(search).length === 0) return null
  return { query: searchAddress(search, '').slice(1), title: describeSearch(search) }
}

/** Returns what alerts need of the search for used vehicles. */
export const savedSearchRules = (context: SearchContext): SearchRules => ({
  read: readSavedSearch,
  matcherOf: (query) => {
    const search = parse(query)
    return (vehicle) => matchesSearch(search, vehicle, context)
  },
  pathOf: (query) => searchAddress(parse(query)),
})
