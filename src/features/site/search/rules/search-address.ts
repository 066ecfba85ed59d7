/** Path of the search page. */
export const searchPath = '/search'

/** Maximum length of a query. Characters. Apart from the rules of a query, because every page has the search field. */
export const maxQueryLength = 100

/** Returns the address of the search page for a query. */
export function searchAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query })}`
}
