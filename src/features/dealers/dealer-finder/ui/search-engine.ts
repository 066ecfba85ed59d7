import { findPlaces, suggestPlaces } from '#features/site/places/index.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import type { FinderDealer } from '../finder-dealer.ts'
import {
  type FinderQuery,
  type FinderResult,
  maxSuggestions,
  searchableDealers,
  searchDealers,
} from '../rules/search-dealers.ts'
import { type DealerList, readDealerList } from '../wire/dealer-list.ts'

/** Searches all dealers in the browser. */
export type SearchEngine = (query: FinderQuery) => FinderResult

/** Creates the search over dealers and the gazetteer. */
export function createSearchEngine(dealers: readonly FinderDealer[]): SearchEngine {
  const searchable = searchableDealers(dealers)
  const gazetteer = {
    find: (text: string) => findPlaces(text, 1)[0] ?? null,
    suggest: (text: string) => suggestPlaces(text, maxSuggestions),
  }
  return (query) => searchDealers(searchable, query, gazetteer)
}

/**
 * Fetches all dealers and prepares the search.
 *
 * @throws Error when they cannot be fetched
 */
export async function loadSearchEngine(): Promise<SearchEngine> {
  const list = await fetchJson<DealerList>('/sections/dealers', new AbortController().signal)
  return createSearchEngine(readDealerList(list))
}
