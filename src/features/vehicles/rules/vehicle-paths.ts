/** Returns the path of the line-up, on the main site or a dealer's pages. Source: requirement D-072. */
export function lineUpPath(dealerSlug: string | null = null): string {
  return dealerSlug === null ? '/vehicles' : `/dealers/${dealerSlug}/new-vehicles`
}

/** Returns the path of a range page, on the main site or a dealer's pages. Source: requirement D-073. */
export function rangePath(rangeSlug: string, dealerSlug: string | null = null): string {
  return `${lineUpPath(dealerSlug)}/${rangeSlug}`
}

/** Enquiry forms, which take the dealer as a query parameter. */
const enquiryForm = /^\/enquiry\/[a-z-]+$/

const vehiclePage = /^\/vehicles(?:\/([a-z0-9-]+)(?:\/compare)?)?(?=[?#]|$)/

/**
 * Rewrites a link for a dealer's pages: a vehicle page becomes the dealer's, a form gets the dealer as a query
 * parameter, any other link stays unchanged.
 *
 * @param isRange tells a range at `/vehicles/…` from an editor's page there.
 * Source: requirement D-073.
 */
export function withDealer(href: string, dealerSlug: string, isRange: (slug: string) => boolean): string {
  if (enquiryForm.test(href)) return `${href}?dealer=${dealerSlug}`
  const match = vehiclePage.exec(href)
  if (!match || (match[1] !== undefined && !isRange(match[1]))) return href
  return lineUpPath(dealerSlug) + href.slice(lineUpPath().length)
}

/** Formats codes as a query string: `?code=57U,73T`. */
const codeQuery = (codes: readonly string[]) =>
  codes.length === 0 ? '' : `?code=${codes.map(encodeURIComponent).join(',')}`

/**
 * Returns the path of a comparison.
 *
 * @param codes in the order of their columns; an empty list compares the first model of the range.
 * @param dealerSlug null on the main site.
 * Source: requirements V-256 and V-257.
 */
export function comparePath(
  rangeSlug: string,
  codes: readonly string[],
  dealerSlug: string | null = null,
): string {
  return `${rangePath(rangeSlug, dealerSlug)}/compare${codeQuery(codes)}`
}

/** Returns the path of a range's offers. Source: requirement V-165. */
export function offersPath(rangeSlug: string): string {
  return `${rangePath(rangeSlug, null)}/offers`
}

/**
 * Returns the path of the specification sheet (PDF) of a model, or of a comparison of several models.
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

/** Returns the path of a range's finance quote (PDF). The query string holds the plan. */
export function quotePath(rangeSlug: string, dealerSlug: string | null = null): string {
  return `${rangePath(rangeSlug, dealerSlug)}/quote`
}

/** Returns the path of the page that lays two ranges over each other at one scale. Without a second one it chooses one. */
export function sizePath(first?: string, second?: string): string {
  const query = [first && `a=${first}`, first && second && `b=${second}`].filter(Boolean).join('&')
  return query === '' ? '/vehicles/size' : `/vehicles/size?${query}`
}
