import { cached } from './cached.ts'
import { lifetimes } from './lifetimes.ts'

/**
 * Lets the page that is being made live for a short time only: something that belongs on it failed and is left out.
 *
 * @param lifetime in seconds
 */
export async function livesShortly(lifetime: number = lifetimes.failure): Promise<void> {
  // Read through the cache for its lifetime alone, which becomes the page's.
  await cached({ tags: [], lifetime }, ['failure', String(lifetime)], async () => null)
}
