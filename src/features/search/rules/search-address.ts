/** Path of the search page. */
export const searchPath = '/search'

/** Returns the address of the search page for a query. */
export function searchAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query })}`
}
