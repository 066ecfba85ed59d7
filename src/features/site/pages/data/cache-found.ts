import { cached } from '#platform/cache/cached.ts'
import type { CacheEntry } from '#platform/cache/caches.ts'

/** Thrown to keep missing documents out of the cache, which unauthenticated clients could otherwise fill with invented paths. */
class NotFound extends Error {}

/**
 * Caches a document until its tags expire. A missing document is not cached, but the page being rendered still gets the
 * tags, so that it is regenerated when the document is created.
 */
export async function cacheFound<Value>(
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
