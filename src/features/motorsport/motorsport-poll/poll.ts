import type { CalendarDay } from '#platform/time/clock.ts'

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
