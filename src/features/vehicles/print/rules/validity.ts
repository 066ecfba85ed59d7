import type { CalendarDay } from '#platform/time/clock.ts'

/** Days a quote is valid, not counting the day it was created. */
export const validDays = 7

const dayMs = 24 * 60 * 60 * 1000

/** Returns the last day on which a quote is valid. */
export function validUntil(day: CalendarDay): CalendarDay {
  const last = new Date(Date.parse(`${day}T00:00:00Z`) + validDays * dayMs)
  return last.toISOString().slice(0, 10) as CalendarDay
}
