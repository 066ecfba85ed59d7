import { unstable_cache } from 'next/cache'
import { boundedTag } from './bounded-tag.ts'
import type { CacheEntry } from './caches.ts'

/**
 * Reads through Next's cache.
 *
 * @param cache an entry of the table in `caches.ts`.
 * @param key under which the value is found again, unlike that of any other query.
 * @throws whatever the reader throws, which is not cached.
 */
export function cached<Value>(
  { tags, lifetime }: CacheEntry,
  key: readonly string[],
  read: () => Promise<Value>,
): Promise<Value> {
  return unstable_cache(read, [...key], { tags: tags.map(boundedTag), revalidate: lifetime })()
}
