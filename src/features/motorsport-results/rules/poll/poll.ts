import type { CalendarDay } from '#platform/clock.ts'

/** A question of the poll. JSON-serialisable. Source: requirement C-108. */
export type Poll = {
  readonly id: string
  /** The day on which it is shown and can be answered. */
  readonly day: CalendarDay
  readonly question: string
  readonly options: readonly { readonly id: string; readonly text: string }[]
}

/** Votes by the id of their option. */
export type VoteCounts = Readonly<Record<string, number>>

/** Returns the question of a day; undefined on a day without one. Source: requirements C-106 and C-107. */
export function pollOn<OfDay extends Pick<Poll, 'day'>>(
  polls: readonly OfDay[],
  day: CalendarDay,
): OfDay | undefined {
  return polls.find((poll) => poll.day === day)
}
