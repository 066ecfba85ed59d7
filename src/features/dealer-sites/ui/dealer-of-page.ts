import { cache } from 'react'
import { type DealerContext, dealerSegment } from '#features/dealers/index.ts'
import { dealerContextOrUnread } from '#features/dealers/server.ts'
import { lifetimes } from '#platform/cache/lifetimes.ts'
import { livesShortly } from '#platform/cache/lives-shortly.ts'

/**
 * The dealer in whose name a page is made, asked for once by all its parts, which are made at the same moment.
 *
 * While the dealer cannot be read, its pages hide all that a region may hide, say so, and live as long as a visitor needs
 * to try again.
 *
 * Source: requirement V-288; decision F-13.
 *
 * @param slug what stands behind `/dealers/`; null comes back for what names no dealer.
 */
export const dealerOfPage = cache(async (slug: string): Promise<DealerContext | null> => {
  if (dealerSegment(`/dealers/${slug}`) === null) return null
  const dealer = await dealerContextOrUnread(slug)
  if (dealer?.name === null) await livesShortly(lifetimes.retry)
  return dealer
})
