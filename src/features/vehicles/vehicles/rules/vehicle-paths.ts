import type { DealerContext } from '#features/dealers/dealers/index.ts'

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

/** The line-up, a range or an editor's page about vehicles, and the pages below a range. */
const vehiclePage = /^(\/vehicles(?:\/[a-z0-9-]+(?:\/(compare|offers))?)?)\/?(?=[?#]|$)/

/** The comparison of models of any range. */
const comparisonOfRanges = /^\/compare(?=[?#]|$)/

/** Path of the page with the offers on all ranges. */
export const allOffersPath = '/offers'

const offersOnAllRanges = new RegExp(`^${allOffersPath}(?=[?#]|$)`)

/**
 * Rewrites a link to an existing page for a dealer's pages: a vehicle page becomes the dealer's, a form gets the dealer
 * as a query parameter, any other link stays unchanged. Null for offers that the dealer's region hides.
 *
 * Source: requirement D-073; decision F-12.
 */
export function withDealer(
  href: string,
  { slug, shows }: Pick<DealerContext, 'slug' | 'shows'>,
): string | null {
  if (enquiryForm.test(href)) return `${href}?dealer=${slug}`
  if (comparisonOfRanges.test(href)) return lineUpPath(slug) + href
  // The page shows prices too, and is the same for every dealer.
  if (offersOnAllRanges.test(href)) return shows.offersItem && shows.vehiclePrices ? href : null
  const [, page, below] = vehiclePage.exec(href) ?? []
  // Sizes compare any two ranges, which is no page of a dealer.
  if (page === undefined || page === sizePath()) return href
  if (below === 'offers' && !shows.offersItem) return null
  return lineUpPath(slug) + href.slice(lineUpPath().length)
}

/** Formats codes as a query string: `?code=57U,73T`. */
const codeQuery = (codes: readonly string[]) =>
  codes.length === 0 ? '' : `?code=${codes.map(encodeURIComponent).join(',')}`

/**
 * Returns the path of a comparison.
 *
 * @param rangeSlug of the range whose models are compared; null for models of any range.
 * @param codes in the order of their columns; an empty list compares the first model of the range, or none without one.
 * @param dealerSlug null on the main site.
 * Source: requirements V-256 and V-257.
 */
export function comparePath(
  rangeSlug: string | null,
  codes: readonly string[],
  dealerSlug: string | null = null,
): string {
  const ofAllRanges = dealerSlug === null ? '' : lineUpPath(dealerSlug)
  return `${rangeSlug === null ? ofAllRanges : rangePath(rangeSlug, dealerSlug)}/compare${codeQuery(codes)}`
}

/** Returns the path of a range's offers, on the main site or a dealer's pages. Source: requirements V-165 and D-073. */
export function offersPath(rangeSlug: string, dealerSlug: string | null = null): string {
  return `${rangePath(rangeSlug, dealerSlug)}/offers`
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
