import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Dealer } from '../dealer.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { dealerSource } from './dealer-source.ts'

/**
 * Returns every listed dealer, by name.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function listDealers(): Promise<readonly Dealer[]> {
  const dealers = await cacheAnswer(dealerSource, caches.dealers, ['list'], (ask) =>
    ask((directory) => directory.dealers()),
  )
  return dealers ?? []
}

/**
 * Returns what a feature needs of every listed dealer, cached on its own: Next caches nothing larger than 2 MB, which the
 * complete data of some thousand dealers exceed.
 *
 * @param key unique to the feature
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export function listDealersAs<Value>(
  key: string,
  convert: (dealers: readonly Dealer[]) => Value,
): Promise<Value> {
  return cacheAnswer(dealerSource, caches.dealers, ['list as', key], async (ask) =>
    convert((await ask((directory) => directory.dealers())) ?? []),
  )
}

/** Returns whether a slug may exist, so that unknown slugs cause neither a query nor a cache entry. */
export async function mayExist(slug: string, kind: 'dealers' | 'groups' = 'dealers'): Promise<boolean> {
  if (!isDealerSlug(slug)) return false
  const known = await cacheAnswer(dealerSource, caches.dealers, ['addresses'], () =>
    dealerSource.port().addresses(),
  )
  return known === null || known[kind].includes(slug)
}

/**
 * Finds a dealer by its slug, listed or not; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findDealer(slug: string): Promise<Dealer | null> {
  if (!(await mayExist(slug))) return null
  return cacheAnswer(dealerSource, caches.dealer(slug), ['dealer', slug], (ask) =>
    ask((directory) => directory.dealer(slug)),
  )
}
