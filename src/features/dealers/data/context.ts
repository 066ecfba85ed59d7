import { contextOf, type DealerContext, unreadDealer } from '../dealer-context.ts'
import { dealerSegment } from '../rules/dealer-segment.ts'
import { findDealer } from './cached.ts'
import { DealersUnavailable } from './mail.ts'

/**
 * What the pages of a dealer need to know of it; null when there is no such dealer. Kept with the dealer, so that its
 * pages ask once.
 *
 * Source: requirements V-285 and V-288; decision F-12.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour: what may be shown is not
 * known then.
 */
export async function dealerContext(slug: string): Promise<DealerContext | null> {
  const dealer = await findDealer(slug)
  return dealer && contextOf(dealer)
}

/**
 * Like {@link dealerContext}, for what is shown without the dealer too: while it cannot be read, a context that hides
 * all that a region may hide.
 *
 * Source: decision F-13; requirements V-011, V-337 and C-398.
 */
export async function dealerContextOrUnread(slug: string): Promise<DealerContext | null> {
  try {
    return await dealerContext(slug)
  } catch (error) {
    if (!(error instanceof DealersUnavailable)) throw error
    return unreadDealer(slug)
  }
}

/**
 * The dealer whose page stands at a path; null at every other path, a region's too.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function dealerContextAt(path: string): Promise<DealerContext | null> {
  const segment = dealerSegment(path)
  return segment === null ? null : dealerContext(segment)
}
