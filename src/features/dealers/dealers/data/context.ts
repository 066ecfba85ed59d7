import { type DealerContext, dealerContextOf, unavailableDealerContext } from '../dealer-context.ts'
import { dealerSegment } from '../rules/dealer-segment.ts'
import { findDealer } from './cached.ts'
import { DealersUnavailable } from './dealer-source.ts'

/**
 * Finds the context of a dealer's pages; null when there is no such dealer. The dealer is cached.
 *
 * Source: requirements V-285 and V-288; decision F-12.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour, so that the
 * visibility is unknown.
 */
export async function dealerContext(slug: string): Promise<DealerContext | null> {
  const dealer = await findDealer(slug)
  return dealer && dealerContextOf(dealer)
}

/**
 * Like {@link dealerContext}, for pages that work without the dealer: while it cannot be read, returns a context that
 * hides everything a region may hide.
 *
 * Source: decision F-13; requirements V-011, V-337 and C-398.
 */
export async function dealerContextOrUnavailable(slug: string): Promise<DealerContext | null> {
  try {
    return await dealerContext(slug)
  } catch (error) {
    if (!(error instanceof DealersUnavailable)) throw error
    return unavailableDealerContext(slug)
  }
}

/**
 * Finds the dealer to which the page at a path belongs; null for every other path, including those of regions.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function dealerContextAt(path: string): Promise<DealerContext | null> {
  const segment = dealerSegment(path)
  return segment === null ? null : dealerContext(segment)
}
