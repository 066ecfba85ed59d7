import { everything } from '#platform/cache/channel.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import { config } from '#platform/config.ts'
import type { Answer } from '#platform/service/last-good.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { Dealer } from '../dealer.ts'
import { tags } from '../rules/cache-tags.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { directory } from './directory.ts'
import { DealersUnavailable } from './mail.ts'

const aWeek = 7 * 24 * 60 * 60
const fiveMinutes = 5 * 60

/** How long an answer is kept, in seconds. Our own changes expire it; an outside system announces none. */
const lifetime = () => (config().dealerCmsUrl ? fiveMinutes : aWeek)

/** The value, or null when there is none. @throws DealersUnavailable when the system failed. */
function settled<Value>(lookup: Lookup<Value>): Answer<Value | null> {
  if (lookup.found) return lookup
  if (lookup.failed) throw new DealersUnavailable()
  return { value: null, fresh: true }
}

function keep<Value>(read: () => Promise<Answer<Value>>, key: string[], ...more: string[]): Promise<Value> {
  const kept = [everything, tags.dealers, ...more]
  return keepAnswer(read, { key: ['dealers', ...key], tags: kept, lifetime: lifetime() })
}

const fresh = <Value>(value: Value): Answer<Value> => ({ value, fresh: true })

/**
 * Every listed dealer, by name.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function listDealers(): Promise<readonly Dealer[]> {
  return (await keep(async () => settled(await directory().dealers()), ['list'], tags.list)) ?? []
}

/** Whether an address may exist: an invented one then costs no question and leaves nothing in memory. */
async function mayExist(slug: string): Promise<boolean> {
  if (!isDealerSlug(slug)) return false
  const known = await keep(async () => fresh(await directory().addresses()), ['addresses'], tags.list)
  return known === null || known.dealers.includes(slug)
}

/**
 * A dealer by its address, listed or not; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function findDealer(slug: string): Promise<Dealer | null> {
  if (!(await mayExist(slug))) return null
  return keep(async () => settled(await directory().dealer(slug)), ['dealer', slug], tags.dealer(slug))
}
