import type { CalendarDay } from '#platform/time/clock.ts'

type Days = { readonly startsOn: string | null; readonly endsOn: string | null }

/** Whether an event is over on a day. On its last day it is not; without a date it never is. Source: decision C-14. */
export function isOver({ startsOn, endsOn }: Days, today: CalendarDay): boolean {
  const last = endsOn ?? startsOn
  return last !== null && last < today
}

/** Orders events by their first day; those without a date come last. */
export function byFirstDay(one: Days, other: Days): number {
  if (one.startsOn === other.startsOn) return 0
  if (one.startsOn === null) return 1
  if (other.startsOn === null) return -1
  return one.startsOn < other.startsOn ? -1 : 1
}
