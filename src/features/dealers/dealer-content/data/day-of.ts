import { type CalendarDay, calendarDayOf } from '#platform/time/clock.ts'

/** Returns the day in Johannesburg of a stored timestamp; null when there is none. */
export function dayOf(timestamp: string | Date | null | undefined): CalendarDay | null {
  return timestamp ? calendarDayOf(new Date(timestamp)) : null
}
