export type { BudgetSettings } from './rules/budget.ts'
export type { FacetName } from './rules/facets.ts'
export { matchesSearch, type SearchContext } from './rules/matches-search.ts'
export { readSearch, searchAddress, writeSearch } from './rules/search-query.ts'
export { slugOf } from './rules/slug.ts'
export {
  activeFilters,
  emptySearch,
  type FilterName,
  type SearchSort,
  type StockSearch,
} from './rules/stock-search.ts'
