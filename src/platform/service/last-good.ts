import { LRUCache } from 'lru-cache'
import { ServiceFailure } from './failure.ts'

/** A result, and whether it was fetched just now or is stale because the service failed. */
export type Answer<Value> = { readonly value: Value; readonly fresh: boolean }

export type LastGoodOptions = {
  /** How long after it was fetched a result may be used in place of a failed one. */
  readonly maxAgeMs: number
  /** Maximum number of cached results; the least recently used is evicted first. */
  readonly maxEntries: number
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

type LastGood<Value> = {
  /** @throws ServiceFailure when the service fails and no recent result is cached. */
  answer(key: string, fetchValue: () => Promise<Value>): Promise<Answer<Value>>
}

/**
 * Creates a stale-if-error cache: it keeps the last successful result of each query and returns it when the service
 * fails. It always queries the service first, so it does not reduce requests.
 */
export function createLastGood<Value>({
  maxAgeMs,
  maxEntries,
  now = () => performance.now(),
}: LastGoodOptions): LastGood<Value> {
  const results = new LRUCache<string, { readonly value: Value }>({
    max: maxEntries,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  })

  return {
    async answer(key, fetchValue) {
      try {
        const value = await fetchValue()
        results.set(key, { value })
        return { value, fresh: true }
      } catch (error) {
        const last = error instanceof ServiceFailure ? results.get(key) : undefined
        if (!last) throw error
        return { value: last.value, fresh: false }
      }
    },
  }
}
