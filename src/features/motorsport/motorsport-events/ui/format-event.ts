import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { CalendarEvent, Days } from '../event.ts'
import type { YearMonth } from '../rules/months.ts'
import type { MotorsportEventTexts } from '../texts.ts'

/** Formats a month in a language: `November 2026`. */
export function formatMonth(month: YearMonth, language: Language): string {
  return formatDay(`${month}-01`, language).replace(/^1 /, '')
}

/** Returns the names of the twelve months in a language. */
export function monthNamesIn(language: Language): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `2000-${String(index + 1).padStart(2, '0')}` as YearMonth
    return formatMonth(month, language).replace(/ 2000$/, '')
  })
}

/** Formats days without repeating a month or a year: `5 – 6 December 2026`, `30 November – 3 December 2026`. */
export function formatDays({ startsOn, endsOn }: Days, language: Language): string {
  const end = formatDay(endsOn, language)
  if (startsOn === endsOn) return end
  const [date = '', month = '', year = ''] = formatDay(startsOn, language).split(' ')
  if (startsOn.slice(0, 7) === endsOn.slice(0, 7)) return `${date} – ${end}`
  return startsOn.slice(0, 4) === endsOn.slice(0, 4)
    ? `${date} ${month} – ${end}`
    : `${date} ${month} ${year} – ${end}`
}

type Times = Pick<CalendarEvent, 'startTime' | 'endTime' | 'zone'>

/**
 * Formats the times of day of an event, `18:30 – 20:00`, and says where they are not those of the visitor's country;
 * null for whole days.
 *
 * @param homeOffset UTC offset of the site
 */
export function formatTimes(
  { startTime, endTime, zone }: Times,
  homeOffset: string,
  texts: MotorsportEventTexts,
): string | null {
  if (startTime === null) return null
  const time = endTime === null ? startTime : `${startTime} – ${endTime}`
  return zone.offset === homeOffset ? time : fill(texts.localTime, { time })
}
