import { cached } from './cached.ts'
import { lifetimes } from './lifetimes.ts'

/**
 * Shortens the cache lifetime of the page being rendered, because part of it failed and is missing.
 *
 * @param lifetime in seconds
 */
export async function shortenRevalidation(lifetime: number = lifetimes.failure): Promise<void> {
  // Next gives a page the shortest lifetime of the cache entries it reads, so this entry exists only for its lifetime.
  await cached({ tags: [], lifetime }, ['failure', String(lifetime)], async () => null)
}
