import { config } from '#platform/config.ts'
import type { Dealer } from '../dealer.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { directory } from './directory.ts'
import { DealersUnavailable } from './mail.ts'

/**
 * Reads a dealer by its slug, listed or not; null when there is none. For processes without Next, which has the cache.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function readDealer(slug: string): Promise<Dealer | null> {
  if (!isDealerSlug(slug)) return null
  const lookup = await directory().dealer(slug)
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new DealersUnavailable()
  return null
}

/** Returns the id of a dealer's document in our database; null when its dealer comes from an outside system. */
export function documentIdOf({ id }: Pick<Dealer, 'id'>): number | null {
  return config().dealerCmsUrl === undefined && /^\d{1,9}$/.test(id) ? Number(id) : null
}
