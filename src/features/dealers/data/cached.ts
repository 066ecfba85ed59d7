import { cacheResponse } from '#platform/cache/cache-response.ts'
import { type CacheEntry, caches } from '#platform/cache/caches.ts'
import type { ServiceResult } from '#platform/service/stale-if-error.ts'
import type { Dealer } from '../dealer.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { directory } from './directory.ts'
import { unwrap } from './unavailable.ts'

/** Caches a response about dealers under a key. */
export function cacheDealers<Value>(
  cache: CacheEntry,
  key: string[],
  read: () => Promise<ServiceResult<Value>>,
): Promise<Value> {
  return cacheResponse(cache, ['dealers', ...key], read)
}

const asFresh = <Value>(value: Value): ServiceResult<Value> => ({ value, fresh: true })

/**
 * Returns every listed dealer, by name.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function listDealers(): Promise<readonly Dealer[]> {
  return (await cacheDealers(caches.dealers, ['list'], async () => unwrap(await directory().dealers()))) ?? []
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
  return cacheDealers(caches.dealers, ['list as', key], async () => {
    const { value, fresh } = unwrap(await directory().dealers())
    return { value: convert(value ?? []), fresh }
  })
}

/** Returns whether a slug may exist, so that unknown slugs cause neither a query nor a cache entry. */
export async function mayExist(slug: string, kind: 'dealers' | 'groups' = 'dealers'): Promise<boolean> {
  if (!isDealerSlug(slug)) return false
  const known = await cacheDealers(caches.dealers, ['addresses'], async () =>
    asFresh(await directory().addresses()),
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
  return cacheDealers(caches.dealer(slug), ['dealer', slug], async () =>
    unwrap(await directory().dealer(slug)),
  )
}
