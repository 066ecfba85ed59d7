/** Where the pages about a range stand: the maker's own, or a dealer's. */
function rangePath(rangeSlug: string, dealerSlug: string | null): string {
  return dealerSlug === null ? `/vehicles/${rangeSlug}` : `/dealers/${dealerSlug}/new-vehicles/${rangeSlug}`
}

/** Codes as the address of a comparison lists them, the first in front: `?code=57U,73T`. */
const codeQuery = (codes: readonly string[]) =>
  codes.length === 0 ? '' : `?code=${codes.map(encodeURIComponent).join(',')}`

/**
 * Where models of a range are compared.
 *
 * @param codes in the order of their columns; none compares the first model of the range.
 * @param dealerSlug of the dealer whose pages the visitor is on; null on the maker's own.
 * Source: vehicles-and-finance.md §2 "Routes"; requirements V-256 and V-257.
 */
export function comparePath(
  rangeSlug: string,
  codes: readonly string[],
  dealerSlug: string | null = null,
): string {
  return `${rangePath(rangeSlug, dealerSlug)}/compare${codeQuery(codes)}`
}

/** Where the offers on a range stand. Source: vehicles-and-finance.md §2 "Routes"; requirement V-165. */
export function offersPath(rangeSlug: string): string {
  return `${rangePath(rangeSlug, null)}/offers`
}

/**
 * Where the specification sheet of a model is downloaded as PDF; of several models beside each other with several
 * codes.
 *
 * Source: decision V-8; requirement V-241.
 */
export function specSheetPath(
  rangeSlug: string,
  code: string | readonly string[],
  dealerSlug: string | null = null,
): string {
  return `${rangePath(rangeSlug, dealerSlug)}/spec-sheet${codeQuery([code].flat())}`
}
