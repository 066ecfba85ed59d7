import type { CalendarDay } from '#platform/time/clock.ts'
import type { Days } from '../event.ts'
import { addDays } from '../rules/days.ts'
import type { SeedEvent } from './schema.ts'

const dayOn = (day: string | number, today: CalendarDay) =>
  typeof day === 'number' ? addDays(today, day) : (day as CalendarDay)

/** Returns the days of an event. @param today the day of seeding, from which relative days count */
export function daysOfSeed({ startsOn, endsOn = startsOn }: SeedEvent, today: CalendarDay): Days {
  return { startsOn: dayOn(startsOn, today), endsOn: dayOn(endsOn, today) }
}
