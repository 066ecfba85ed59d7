import { unstable_cache } from 'next/cache'
import { everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import type { Dealer, DealerGroup, Region } from '../dealer.ts'
import { tags } from '../rules/cache-tags.ts'
import type { DealerMail } from '../rules/recipients.ts'
import { type Visibility, visibilityIn } from '../rules/visibility.ts'
import { localDealers } from './local.ts'

/** Seconds. A change expires what is kept. */
const aWeek = 7 * 24 * 60 * 60

const ours = localDealers(cms)

function keep<Value>(read: () => Promise<Value>, key: string[], ...extraTags: string[]): Promise<Value> {
  const kept = { tags: [everything, tags.dealers, ...extraTags], revalidate: aWeek }
  return unstable_cache(read, ['dealers', ...key], kept)()
}

/** Every province and country, in the order of their table. */
export function listRegions(): Promise<readonly Region[]> {
  return keep(() => ours.regions(), ['regions'])
}

/** Every listed dealer, by name. */
export function listDealers(): Promise<readonly Dealer[]> {
  return keep(() => ours.dealers(), ['list'], tags.list)
}

/** The addresses of all published dealers and groups, listed or not: an invented one then costs no question. */
function listSlugs(): Promise<{ dealers: readonly string[]; groups: readonly string[] }> {
  return keep(() => ours.slugs(), ['slugs'], tags.list)
}

/** A dealer by its address, listed or not; null when there is none. */
export async function findDealer(slug: string): Promise<Dealer | null> {
  if (!(await listSlugs()).dealers.includes(slug)) return null
  return keep(() => ours.dealer(slug), ['dealer', slug], tags.dealer(slug))
}

/** A group with its listed dealers by province; null when there is none. */
export async function findDealerGroup(slug: string): Promise<DealerGroup | null> {
  if (!(await listSlugs()).groups.includes(slug)) return null
  return keep(() => ours.group(slug), ['group', slug], tags.list)
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

/** Where a published dealer's enquiries go, read anew each time. For the delivery of leads, never for a page. */
export function findDealerMail(id: number): Promise<DealerMail | null> {
  return ours.mail(id)
}
