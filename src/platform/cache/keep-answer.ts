import type { Answer } from '../service/last-good.ts'
import { cached } from './cached.ts'
import type { CacheEntry } from './caches.ts'
import { lifetimes } from './lifetimes.ts'

/** Carries an answer from before a failure past the cache, which would keep it as long as a fresh one. */
class Remembered extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('An answer from before a failure.')
    this.value = value
  }
}

/**
 * Keeps an answer until its tags expire. One from before a failure is kept for ten seconds, and what the reader
 * throws is not kept at all: a failure is never what everybody gets.
 */
export async function keepAnswer<Value>(
  cache: CacheEntry,
  key: readonly string[],
  read: () => Promise<Answer<Value>>,
): Promise<Value> {
  const readFresh = async () => {
    const { value, fresh } = await read()
    if (!fresh) throw new Remembered(value)
    return value
  }
  try {
    return await cached(cache, key, readFresh)
  } catch (error) {
    if (!(error instanceof Remembered)) throw error
    const value = error.value as Value
    return cached(
      { tags: cache.tags, lifetime: lifetimes.failure },
      [...key, 'remembered'],
      async () => value,
    )
  }
}
