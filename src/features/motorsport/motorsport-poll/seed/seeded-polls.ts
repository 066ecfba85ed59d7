import type { z } from 'zod'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { Poll } from '../poll.ts'
import { freeDays } from '../rules/poll-days.ts'
import type { pollsFile } from './schema.ts'

/** Returns the questions of the content, each with a day of its own. Source: requirement C-116; decision C-2. */
export function seededPolls(
  { dated, fromSeedingDay }: z.output<typeof pollsFile>,
  seedingDay: CalendarDay,
): readonly Omit<Poll, 'id'>[] {
  const days = freeDays(
    seedingDay,
    fromSeedingDay.length,
    dated.map(({ day }) => day),
  )
  return [...dated, ...fromSeedingDay.map((poll, index) => ({ ...poll, day: days[index] ?? seedingDay }))]
}
