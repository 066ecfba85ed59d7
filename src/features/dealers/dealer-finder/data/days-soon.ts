import { siteClock } from '#platform/time/site-clock.ts'

/** Days ahead for which a browser may need to know the holidays: a cached page, and the next opening. */
const daysAhead = 60

const dayMs = 24 * 60 * 60 * 1000

/** Returns the days from yesterday on, for the next weeks. */
export function daysSoon(days: readonly string[]): readonly string[] {
  const now = siteClock().now().getTime()
  const [first = '', last = ''] = [now - dayMs, now + daysAhead * dayMs].map((moment) =>
    new Date(moment).toISOString().slice(0, 10),
  )
  return days.filter((day) => day >= first && day <= last)
}
