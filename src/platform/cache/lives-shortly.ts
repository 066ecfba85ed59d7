import { cached } from './cached.ts'
import { lifetimes } from './lifetimes.ts'

/** Lets the page that is being made live ten seconds only: something that belongs on it failed and is left out. */
export async function livesShortly(): Promise<void> {
  // Read through the cache for its lifetime alone, which becomes the page's.
  await cached({ tags: [], lifetime: lifetimes.failure }, ['failure'], async () => null)
}
