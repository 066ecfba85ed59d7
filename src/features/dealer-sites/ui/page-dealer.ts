import { cache } from 'react'
import { type DealerContext, dealerSegment } from '#features/dealers/index.ts'
import { dealerContextOrUnavailable } from '#features/dealers/server.ts'
import { lifetimes } from '#platform/cache/lifetimes.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'

/**
 * Reads the dealer of a page, once per render for all parts of the page.
 *
 * While the dealer cannot be read, its pages hide everything that a region may hide, show a message, and are cached
 * only until the visitor tries again.
 *
 * Source: requirement V-288; decision F-13.
 *
 * @param slug the segment after `/dealers/`.
 * @returns null when the segment is not a dealer.
 */
export const readPageDealer = cache(async (slug: string): Promise<DealerContext | null> => {
  if (dealerSegment(`/dealers/${slug}`) === null) return null
  const dealer = await dealerContextOrUnavailable(slug)
  if (dealer?.name === null) await shortenRevalidation(lifetimes.retry)
  return dealer
})
