import { unstable_cache } from 'next/cache'
import type { Answer } from '../service/last-good.ts'
import { boundedTag } from './bounded-tag.ts'

/** How long an answer remembered from before a failure is shown before the service is asked again. Seconds. */
const lifetimeOfRemembered = 10

/** Carries an answer from before a failure past the cache, which would keep it as long as a fresh one. */
class Remembered extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('An answer from before a failure.')
    this.value = value
  }
}

type Keeping = {
  readonly key: readonly string[]
  readonly tags: readonly string[]
  /** Seconds, of a fresh answer. */
  readonly lifetime: number
}

/**
 * Keeps an answer until its tags expire. One from before a failure is kept for ten seconds, and what the reader
 * throws is not kept at all: a failure is never what everybody gets.
 */
export async function keepAnswer<Value>(
  read: () => Promise<Answer<Value>>,
  { key, tags, lifetime }: Keeping,
): Promise<Value> {
  const bounded = tags.map(boundedTag)
  const readFresh = async () => {
    const { value, fresh } = await read()
    if (!fresh) throw new Remembered(value)
    return value
  }
  try {
    return await unstable_cache(readFresh, [...key], { tags: bounded, revalidate: lifetime })()
  } catch (error) {
    if (!(error instanceof Remembered)) throw error
    const value = error.value as Value
    return unstable_cache(async () => value, [...key, 'remembered'], {
      tags: bounded,
      revalidate: lifetimeOfRemembered,
    })()
  }
}
