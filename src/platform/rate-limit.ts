import { LRUCache } from 'lru-cache'

export type RateLimitOptions = {
  /** What is let through in any period that begins with one. */
  readonly most: number
  readonly periodMs: number
  /** Milliseconds since any fixed moment; the process's monotonic clock by default. */
  readonly now?: () => number
}

/** Counts one more for a key; answers the seconds to wait when that is too many, else undefined. */
export type RateLimit = (key: string) => number | undefined

const mostKeys = 20_000

/** Counts in this process alone: with several web processes each lets as much through. */
export function createRateLimit({
  most,
  periodMs,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const counters = new LRUCache<string, { count: number; readonly until: number }>({ max: mostKeys })
  return (key) => {
    // Whole milliseconds: the difference of two fractions may come out longer than the period.
    const time = Math.floor(now())
    const known = counters.get(key)
    const counter = known && known.until > time ? known : { count: 0, until: time + periodMs }
    if (counter !== known) counters.set(key, counter)
    counter.count++
    return counter.count > most ? Math.max(1, Math.ceil((counter.until - time) / 1_000)) : undefined
  }
}
