import { searchAddress } from './search-query.ts'
import type { StockSearch } from './stock-search.ts'

/** What the page shows: vehicles, or dealers on a map. */
export type ResultView = 'list' | 'map'

/** Returns the address of a search in a view. */
export function addressOf(search: StockSearch, view: ResultView, path?: string): string {
  const address = searchAddress(search, path)
  if (view === 'list') return address
  return `${address}${address.includes('?') ? '&' : '?'}view=map`
}
