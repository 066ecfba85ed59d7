/** Where every range is listed: the maker's own pages, or a dealer's. Source: requirement D-072. */
export function lineUpPath(dealerSlug: string | null = null): string {
  return dealerSlug === null ? '/vehicles' : `/dealers/${dealerSlug}/new-vehicles`
}

/** Where the page of a range stands: the maker's own, or a dealer's. Source: requirement D-073. */
export function rangePath(rangeSlug: string, dealerSlug: string | null = null): string {
  return `${lineUpPath(dealerSlug)}/${rangeSlug}`
}

/** Our own forms, which take the dealer from their address. */
const form = /^\/enquiry\/[a-z-]+$/

const vehiclePage = /^\/vehicles(?:\/([a-z0-9-]+)(?:\/compare)?)?(?=[?#]|$)/

/**
 * An address with the dealer kept: one of a vehicle page leads to the dealer's, a form is told the dealer, every other
 * address stays as it is.
 *
 * @param isRange whether a range stands at the last part of `/vehicles/…`, where editors' pages stand as well.
 * Source: requirement D-073.
 */
export function keepDealer(href: string, dealerSlug: string, isRange: (slug: string) => boolean): string {
  if (form.test(href)) return `${href}?dealer=${dealerSlug}`
  const match = vehiclePage.exec(href)
  if (!match || (match[1] !== undefined && !isRange(match[1]))) return href
  return lineUpPath(dealerSlug) + href.slice(lineUpPath().length)
}

/** Codes as the address of a comparison lists them, the first in front: `?code=57U,73T`. */
const codeQuery = (codes: readonly string[]) =>
  codes.length === 0 ? '' : `?code=${codes.map(encodeURIComponent).join(',')}`

/**
 * Where models of a range are compared.
 *
 * @param codes in the order of their columns; none compares the first model of the range.
 * @param dealerSlug of the dealer whose pages the visitor is on; null on the maker's own.
 * Source: requirements V-256 and V-257.
 */
export function comparePath(
  rangeSlug: string,
  codes: readonly string[],
  dealerSlug: string | null = null,
): string {
  return `${rangePath(rangeSlug, dealerSlug)}/compare${codeQuery(codes)}`
}

/** Where the offers on a range stand. Source: requirement V-165. */
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

/** Where finance quotes on the models of a range are printed as PDF; what about is said by the query. */
export function quotePath(rangeSlug: string, dealerSlug: string | null = null): string {
  return `${rangePath(rangeSlug, dealerSlug)}/quote`
}
