import type { CalendarDay } from '#platform/time/clock.ts'
import type { Poll } from '../poll.ts'

/** Returns the question of a day; undefined on a day without one. Source: requirements C-106 and C-107. */
export function pollOn<OfDay extends Pick<Poll, 'day'>>(
  polls: readonly OfDay[],
  day: CalendarDay,
): OfDay | undefined {
  return polls.find((poll) => poll.day === day)
}
