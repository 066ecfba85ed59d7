import type { CalendarDay } from '#platform/time/clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the day a number of days later, or earlier for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10) as CalendarDay
}

/** Returns a day from year, month (1 to 12) and date, or null when the calendar has no such day. */
export function dayFrom(year: number, month: number, date: number): CalendarDay | null {
  const moment = new Date(Date.UTC(year, month - 1, date))
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) return null
  return moment.toISOString().slice(0, 10) as CalendarDay
}

/** Returns the weekday of a day, 0 for Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(Date.parse(day)).getUTCDay()
}
