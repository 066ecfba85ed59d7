import { unstable_cache } from 'next/cache'

/** Seconds. */
const lifetimeOfFailure = 10

/** Lets the page that is being made live ten seconds only: something that belongs on it failed and is left out. */
export async function livesShortly(): Promise<void> {
  // Read through the cache for its lifetime alone, which becomes the page's.
  await unstable_cache(async () => null, ['failure'], { revalidate: lifetimeOfFailure })()
}
