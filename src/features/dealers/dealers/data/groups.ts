import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { DealerGroup } from '../dealer.ts'
import { mayExist } from './cached.ts'
import { DealersUnavailable, dealerSource } from './dealer-source.ts'

/**
 * Finds a group by its slug, with its listed dealers by province; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findGroup(slug: string): Promise<DealerGroup | null> {
  if (!(await mayExist(slug, 'groups'))) return null
  return cacheAnswer(dealerSource, caches.dealers, ['group', slug], (ask) =>
    ask((directory) => directory.group(slug)),
  )
}

/** Like {@link findGroup}; `unavailable` while the dealer system cannot be read. */
export async function findGroupOrUnavailable(slug: string): Promise<DealerGroup | 'unavailable' | null> {
  try {
    return await findGroup(slug)
  } catch (error) {
    if (!(error instanceof DealersUnavailable)) throw error
    return 'unavailable'
  }
}
