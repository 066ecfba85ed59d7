import { cached } from '#platform/cache/cached.ts'
import type { CacheEntry } from '#platform/cache/caches.ts'

/** Carries past the cache that there is nothing: strangers can invent any number of addresses. */
class NotFound extends Error {}

/**
 * Keeps what was found until its tags expire. That there is nothing is not kept; whatever is made of it carries the
 * tags all the same, so that it is made anew when there is something.
 */
export async function keepFound<Value>(
  cache: CacheEntry,
  key: readonly string[],
  read: () => Promise<Value | null>,
): Promise<Value | null> {
  const find = async () => {
    const found = await read()
    if (found === null) throw new NotFound()
    return found
  }
  try {
    return await cached(cache, key, find)
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
