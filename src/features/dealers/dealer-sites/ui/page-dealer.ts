import { cache } from 'react'
import { type DealerContext, dealerSegment } from '#features/dealers/dealers/index.ts'
import { dealerContextOrUnavailable } from '#features/dealers/dealers/server.ts'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'

/**
 * Reads the dealer of a page, once per render for all parts of the page.
 *
 * While the dealer cannot be read, its pages hide everything that a region may hide, show a message, and are not
 * cached.
 *
 * Source: requirement V-288; decision F-13.
 *
 * @param slug the segment after `/dealers/`.
 * @returns null when the segment is not a dealer.
 */
export const readPageDealer = cache(async (slug: string): Promise<DealerContext | null> => {
  if (dealerSegment(`/dealers/${slug}`) === null) return null
  const dealer = await dealerContextOrUnavailable(slug)
  if (dealer?.name === null) await leavePageUncached()
  return dealer
})
