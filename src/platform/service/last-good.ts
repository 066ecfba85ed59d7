import { LRUCache } from 'lru-cache'
import { ServiceFailure } from './failure.ts'

/** An answer, and whether it was given just now or remembered from before a failure. */
export type Answer<Value> = { readonly value: Value; readonly fresh: boolean }

export type LastGoodOptions = {
  /** How long after it was given an answer may still stand in for a failed one. */
  readonly maxAgeMs: number
  /** How many different questions are remembered; the least recently asked one is forgotten first. */
  readonly maxEntries: number
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
}

/**
 * Remembers the last good answer to each question, for the moments when a service fails. For answers of which an
 * older one is still true enough to show; it never saves asking.
 */
export function createLastGood<Value>({
  maxAgeMs,
  maxEntries,
  now = () => performance.now(),
}: LastGoodOptions) {
  const remembered = new LRUCache<string, { readonly value: Value }>({
    max: maxEntries,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  })

  return {
    /** @throws ServiceFailure when the service fails and there is no answer young enough. */
    async answer(question: string, ask: () => Promise<Value>): Promise<Answer<Value>> {
      try {
        const value = await ask()
        remembered.set(question, { value })
        return { value, fresh: true }
      } catch (error) {
        const last = error instanceof ServiceFailure ? remembered.get(question) : undefined
        if (!last) throw error
        return { value: last.value, fresh: false }
      }
    },
  }
}
