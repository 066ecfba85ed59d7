import { LRUCache } from 'lru-cache'

export type RateLimitOptions = {
  /** Calls allowed per period; a key's first call begins the period. */
  readonly max: number
  readonly periodMs: number
  /** Milliseconds since any fixed moment; the process's monotonic clock by default. */
  readonly now?: () => number
}

/** Counts a call of a key. Returns the seconds to wait when there are too many, otherwise undefined. */
export type RateLimit = (key: string) => number | undefined

const maxKeys = 20_000

/** Creates a rate limit for this process only: each web process counts separately. */
export function createRateLimit({
  max,
  periodMs,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const counters = new LRUCache<string, { count: number; readonly until: number }>({ max: maxKeys })
  return (key) => {
    // Whole milliseconds, because rounding errors could make the wait longer than the period.
    const time = Math.floor(now())
    const existing = counters.get(key)
    const counter = existing && existing.until > time ? existing : { count: 0, until: time + periodMs }
    if (counter !== existing) counters.set(key, counter)
    counter.count++
    return counter.count > max ? Math.max(1, Math.ceil((counter.until - time) / 1_000)) : undefined
  }
}
