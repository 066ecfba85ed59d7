import { config } from '#platform/config.ts'
import type { Dealer } from '../dealer.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { directory } from './directory.ts'
import { unwrap } from './unavailable.ts'

/**
 * Reads a dealer by its slug, listed or not; null when there is none. For processes without Next and its cache.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function readDealer(slug: string): Promise<Dealer | null> {
  if (!isDealerSlug(slug)) return null
  return unwrap(await directory().dealer(slug)).value
}

/** Returns the id of a dealer's document in our database; null when dealers come from an external system. */
export function documentIdOf({ id }: Pick<Dealer, 'id'>): number | null {
  return config().dealerCmsUrl === undefined && /^\d{1,9}$/.test(id) ? Number(id) : null
}

/**
 * Reads every listed dealer, by name. For processes without Next and its cache.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function readDealers(): Promise<readonly Dealer[]> {
  return unwrap(await directory().dealers()).value ?? []
}
