import type { Coordinates } from '#features/site/places/rules.ts'
import type { Cents } from '#platform/money.ts'
import { searchWords } from '../rules/search-words.ts'
import { type FilterName, filterNames, hasFilter, type StockSearch } from '../rules/stock-search.ts'

/** A search whose place and budget have been looked up. */
export type ResolvedSearch = {
  readonly search: StockSearch
  readonly centre: Coordinates | null
  readonly budgetPrice: Cents | null
}

/** Returns the filters of a search that can leave a vehicle out, at most sixteen. */
export const appliedFilters = ({ search, centre }: ResolvedSearch): FilterName[] =>
  filterNames.filter((name) => {
    if (name === 'place') return centre !== null
    if (name === 'q') return searchWords(search.q).length > 0
    return hasFilter(search, name)
  })
