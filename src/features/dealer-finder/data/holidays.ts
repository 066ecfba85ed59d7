import type { Region } from '#features/dealers/index.ts'
import { holidaysOf } from '#features/dealers/server.ts'
import { siteClock } from '#platform/site-clock.ts'

/** Days ahead for which a browser may need to know the holidays: a cached page, and the next opening. */
const daysAhead = 60

const dayMs = 24 * 60 * 60 * 1000

/** Returns the public holidays of a region in this year and the next one, as ISO days. */
export function holidaysOfRegion(region: Region): readonly string[] {
  const year = Number(siteClock().today().slice(0, 4))
  return [year, year + 1].flatMap((each) => holidaysOf(region, each))
}

/** Returns the days from yesterday on, for the next weeks. */
export function daysSoon(days: readonly string[]): readonly string[] {
  const now = siteClock().now().getTime()
  const [first = '', last = ''] = [now - dayMs, now + daysAhead * dayMs].map((moment) =>
    new Date(moment).toISOString().slice(0, 10),
  )
  return days.filter((day) => day >= first && day <= last)
}
