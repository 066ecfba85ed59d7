import type { CalendarDay } from '#platform/time/clock.ts'

const dayMs = 24 * 60 * 60 * 1000

const dayAfter = (day: CalendarDay, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as CalendarDay

/**
 * Returns the first days from a day on that have no question yet.
 *
 * @param taken days with a question, which are skipped
 * Source: requirement C-116; decision C-2.
 */
export function freeDays(
  from: CalendarDay,
  count: number,
  taken: readonly CalendarDay[],
): readonly CalendarDay[] {
  const days: CalendarDay[] = []
  for (let offset = 0; days.length < count; offset++) {
    const day = dayAfter(from, offset)
    if (!taken.includes(day)) days.push(day)
  }
  return days
}
