/** Where a question is answered with a page. */
export const searchPath = '/search'

/** The address of the results of a question. */
export function searchAddress(question: string): string {
  return `${searchPath}?${new URLSearchParams({ q: question })}`
}
