import type { CalendarDay } from '#platform/clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The first of the dated questions. Source: decision C-2. */
const firstDatedDay: CalendarDay = '2025-01-03'

const dayAfter = (day: CalendarDay, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as CalendarDay

/**
 * Returns the days of the seeded questions, each different: the first half from 3 January 2025 on, the others from the
 * day of seeding on, which skips days that are taken.
 *
 * @param dated number of questions with fixed days
 * @param relative number of questions from the day of seeding on
 * Source: requirement C-116; decision C-2.
 */
export function pollDays(dated: number, relative: number, seedingDay: CalendarDay): readonly CalendarDay[] {
  const days = Array.from({ length: dated }, (_, index) => dayAfter(firstDatedDay, index))
  const taken = new Set(days)
  for (let offset = 0; days.length < dated + relative; offset++) {
    const day = dayAfter(seedingDay, offset)
    if (!taken.has(day)) days.push(day)
  }
  return days
}
