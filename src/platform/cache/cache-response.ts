import type { Ask, ServiceSource } from '../service/source.ts'
import type { ServiceResult } from '../service/stale-if-error.ts'
import { cached } from './cached.ts'
import type { CacheEntry } from './caches.ts'
import { lifetimes } from './lifetimes.ts'

/** Thrown to bypass the cache, which would otherwise store a stale response as long as a fresh one. */
class StaleResponse extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('The response is stale.')
    this.value = value
  }
}

/**
 * Caches a response until its tags expire. A stale response, used because the service failed, is cached for ten
 * seconds. Errors are not cached.
 */
export async function cacheResponse<Value>(
  cache: CacheEntry,
  key: readonly string[],
  read: () => Promise<ServiceResult<Value>>,
): Promise<Value> {
  const readFresh = async () => {
    const { value, fresh } = await read()
    if (!fresh) throw new StaleResponse(value)
    return value
  }
  try {
    return await cached(cache, key, readFresh)
  } catch (error) {
    if (!(error instanceof StaleResponse)) throw error
    const value = error.value as Value
    return cached({ tags: cache.tags, lifetime: lifetimes.failure }, [...key, 'stale'], async () => value)
  }
}

/**
 * Caches what a function makes of the responses of a service, like {@link cacheResponse}.
 *
 * @param key unique to the query among those of the source
 * @throws ServiceUnavailable, uncached, when the service failed and there is no response of the last hour.
 */
export function cacheAnswer<Port, Value>(
  source: ServiceSource<Port>,
  cache: CacheEntry,
  key: readonly string[],
  read: (ask: Ask<Port>) => Promise<Value>,
): Promise<Value> {
  return cacheResponse(cache, [source.name, ...key], () => source.answer(read))
}
