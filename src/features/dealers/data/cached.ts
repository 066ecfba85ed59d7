import { type CacheEntry, caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import type { Answer } from '#platform/service/last-good.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { Dealer } from '../dealer.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { directory } from './directory.ts'
import { DealersUnavailable } from './mail.ts'

/** The value, or null when there is none. @throws DealersUnavailable when the system failed. */
function settled<Value>(lookup: Lookup<Value>): Answer<Value | null> {
  if (lookup.found) return lookup
  if (lookup.failed) throw new DealersUnavailable()
  return { value: null, fresh: true }
}

function keep<Value>(cache: CacheEntry, key: string[], read: () => Promise<Answer<Value>>): Promise<Value> {
  return keepAnswer(cache, ['dealers', ...key], read)
}

const fresh = <Value>(value: Value): Answer<Value> => ({ value, fresh: true })

/**
 * Every listed dealer, by name.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function listDealers(): Promise<readonly Dealer[]> {
  return (await keep(caches.dealers, ['list'], async () => settled(await directory().dealers()))) ?? []
}

/** Whether an address may exist: an invented one then costs no question and leaves nothing in memory. */
async function mayExist(slug: string): Promise<boolean> {
  if (!isDealerSlug(slug)) return false
  const known = await keep(caches.dealers, ['addresses'], async () => fresh(await directory().addresses()))
  return known === null || known.dealers.includes(slug)
}

/**
 * A dealer by its address, listed or not; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function findDealer(slug: string): Promise<Dealer | null> {
  if (!(await mayExist(slug))) return null
  return keep(caches.dealer(slug), ['dealer', slug], async () => settled(await directory().dealer(slug)))
}
