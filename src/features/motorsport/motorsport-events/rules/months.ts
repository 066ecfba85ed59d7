import type { CalendarDay } from '#platform/time/clock.ts'
import type { Days } from '../event.ts'

/** A month of a year: `2026-12`. Months compare as text. */
export type YearMonth = `${number}-${number}`

/** Returns the month of a day. */
export function monthOf(day: CalendarDay): YearMonth {
  return day.slice(0, 7) as YearMonth
}

/** Returns the number of a month, 1 to 12. */
export function monthNumber(month: YearMonth): number {
  return Number(month.slice(5))
}

function nextMonth(month: YearMonth): YearMonth {
  const year = Number(month.slice(0, 4))
  const number = monthNumber(month)
  return number === 12 ? `${year + 1}-01` : (`${year}-${String(number + 1).padStart(2, '0')}` as YearMonth)
}

/** Returns every month in which an event takes place: November and December for 30 November to 3 December. */
export function monthsOf({ startsOn, endsOn }: Days): YearMonth[] {
  const months: YearMonth[] = []
  for (let month = monthOf(startsOn); month <= monthOf(endsOn); month = nextMonth(month)) months.push(month)
  return months
}
