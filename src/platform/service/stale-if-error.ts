import { LRUCache } from 'lru-cache'
import { ServiceFailure } from './failure.ts'

/** A result, and whether it was fetched just now or is stale because the service failed. */
export type ServiceResult<Value> = { readonly value: Value; readonly fresh: boolean }

export type StaleIfErrorOptions = {
  /** How long after it was fetched a result may be used in place of a failed one. */
  readonly maxAgeMs: number
  /** Maximum number of cached results; the least recently used is evicted first. */
  readonly maxEntries: number
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

type StaleIfError<Value> = {
  /** @throws ServiceFailure when the service fails and no recent result is cached. */
  fetch(key: string, fetchValue: () => Promise<Value>): Promise<ServiceResult<Value>>
}

/**
 * Creates a stale-if-error cache: it keeps the last successful result of each query and returns it when the service
 * fails. It always queries the service first, so it does not reduce requests.
 */
export function createStaleIfError<Value>({
  maxAgeMs,
  maxEntries,
  now = () => performance.now(),
}: StaleIfErrorOptions): StaleIfError<Value> {
  const results = new LRUCache<string, { readonly value: Value }>({
    max: maxEntries,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  })

  return {
    async fetch(key, fetchValue) {
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
