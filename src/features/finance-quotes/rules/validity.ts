import type { CalendarDay } from '#platform/clock.ts'

/** Days for which a quote holds, the day it was made on not counted. */
export const validDays = 7

const dayMs = 24 * 60 * 60 * 1000

/** The last day on which a quote holds. */
export function validUntil(day: CalendarDay): CalendarDay {
  const last = new Date(Date.parse(`${day}T00:00:00Z`) + validDays * dayMs)
  return last.toISOString().slice(0, 10) as CalendarDay
}
