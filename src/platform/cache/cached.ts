import { unstable_cache } from 'next/cache'
import { boundedTag } from './bounded-tag.ts'
import type { CacheEntry } from './caches.ts'

/**
 * Reads a value through Next's cache.
 *
 * @param cache an entry of the table in `caches.ts`.
 * @param key unique to the query.
 * @throws the error of `read`, which is not cached.
 */
export function cached<Value>(
  { tags, lifetime }: CacheEntry,
  key: readonly string[],
  read: () => Promise<Value>,
): Promise<Value> {
  return unstable_cache(read, [...key], { tags: tags.map(boundedTag), revalidate: lifetime })()
}
