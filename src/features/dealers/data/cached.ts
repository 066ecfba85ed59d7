import { type CacheEntry, caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import type { Answer } from '#platform/service/last-good.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { Dealer, DealerGroup, Region } from '../dealer.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { type Visibility, visibilityIn } from '../rules/visibility.ts'
import { directory, regionTable } from './directory.ts'
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

/** Every province and country, in the order of their table. */
export function listRegions(): Promise<readonly Region[]> {
  return keep(caches.regions, ['regions'], async () => fresh(await regionTable.regions()))
}

/**
 * Every listed dealer, by name.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function listDealers(): Promise<readonly Dealer[]> {
  return (await keep(caches.dealers, ['list'], async () => settled(await directory().dealers()))) ?? []
}

/** Whether an address may exist: an invented one then costs no question and leaves nothing in memory. */
async function mayExist(kind: 'dealers' | 'groups', slug: string): Promise<boolean> {
  if (!isDealerSlug(slug)) return false
  const known = await keep(caches.dealers, ['addresses'], async () => fresh(await directory().addresses()))
  return known === null || known[kind].includes(slug)
}

/**
 * A dealer by its address, listed or not; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function findDealer(slug: string): Promise<Dealer | null> {
  if (!(await mayExist('dealers', slug))) return null
  return keep(caches.dealer(slug), ['dealer', slug], async () => settled(await directory().dealer(slug)))
}

/**
 * A group with its listed dealers by province; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function findDealerGroup(slug: string): Promise<DealerGroup | null> {
  if (!(await mayExist('groups', slug))) return null
  return keep(caches.dealers, ['group', slug], async () => settled(await directory().group(slug)))
}

/** What an address below `/dealers` is about. */
export type DealerPlace =
  | { readonly kind: 'dealer'; readonly dealer: Dealer }
  | { readonly kind: 'region'; readonly region: Region; readonly dealers: readonly Dealer[] }

/**
 * What the second part of an address below `/dealers` means: a dealer first, then a region with its listed dealers;
 * null when it is neither.
 *
 * Source: decision C-12; row C-369.
 */
export async function findDealerOrRegion(slug: string): Promise<DealerPlace | null> {
  const dealer = await findDealer(slug)
  if (dealer) return { kind: 'dealer', dealer }
  const region = (await listRegions()).find((candidate) => candidate.slug === slug)
  if (!region) return null
  const dealers = (await listDealers()).filter((candidate) => candidate.region?.slug === slug)
  return { kind: 'region', region, dealers }
}

/** What is shown on the pages of a dealer; everything on a page without one. Source: decision F-12. */
export async function visibilityFor(dealer: Dealer | null): Promise<Visibility> {
  return visibilityIn(dealer?.region?.name ?? null, await listRegions())
}
