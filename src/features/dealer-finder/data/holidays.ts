import type { Region } from '#features/dealers/index.ts'
import { holidaysOf } from '#features/dealers/server.ts'
import { siteClock } from '#platform/site-clock.ts'

/** Computing a country's holidays takes tens of milliseconds. */
const holidaysByYear = new Map<string, readonly string[]>()

function holidaysIn(region: Pick<Region, 'kind' | 'slug'>, year: number): readonly string[] {
  const country = region.kind === 'province' ? '' : region.slug
  const key = `${country} ${year}`
  const known = holidaysByYear.get(key) ?? holidaysOf(region, year)
  holidaysByYear.set(key, known)
  return known
}

/** Days ahead for which a browser may need to know the holidays: a cached page, and the next opening. */
const daysAhead = 60

const dayMs = 24 * 60 * 60 * 1000

/** Returns the public holidays of a region from yesterday on, for the next weeks, as ISO days. */
export function holidaysSoon(region: Pick<Region, 'kind' | 'slug'>): readonly string[] {
  const now = siteClock().now().getTime()
  const [first, last] = [now - dayMs, now + daysAhead * dayMs].map((moment) => new Date(moment).toISOString())
  if (!first || !last) return []
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))]
  return years
    .flatMap((year) => holidaysIn(region, year))
    .filter((day) => day >= first.slice(0, 10) && day <= last.slice(0, 10))
}
