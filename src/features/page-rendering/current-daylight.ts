import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { type Daylight, daylightAt } from '#platform/daylight.ts'
import { siteClock } from '#platform/site-clock.ts'

/** Returns the part of the day. A page that reads it is rendered again at the next one. */
export function currentDaylight(): Promise<Daylight> {
  return cached(caches.daylight, ['daylight'], async () => daylightAt(siteClock().now()))
}
