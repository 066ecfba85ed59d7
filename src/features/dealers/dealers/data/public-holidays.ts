import Holidays from 'date-holidays'
import { countryOf } from '../countries.ts'
import type { Region } from '../dealer.ts'

type Place = Pick<Region, 'kind' | 'slug' | 'furtherHolidays'>

/** Computed days, by country and year: a few dozen at most. */
const computed = new Map<string, readonly string[]>()

function daysInCalendar(code: string, year: number): readonly string[] {
  const key = `${code} ${year}`
  const known = computed.get(key)
  if (known) return known
  const days = new Holidays(code, { types: ['public'] })
    .getHolidays(year)
    .map(({ date }) => date.slice(0, 10))
  computed.set(key, days)
  return days
}

/**
 * Returns the public holidays of a region's country in a year, as ISO days in order: those of the country's calendar,
 * with the days on which they are observed, and those that editors added for it.
 */
export function holidaysOf({ kind, slug, furtherHolidays = [] }: Place, year: number): readonly string[] {
  const code = countryOf({ kind, slug })
  const further = furtherHolidays.map(({ day, everyYear }) => (everyYear ? `${year}${day.slice(4)}` : day))
  const ofYear = further.filter((day) => day.startsWith(`${year}-`))
  return [...new Set([...(code ? daysInCalendar(code, year) : []), ...ofYear])].sort()
}
