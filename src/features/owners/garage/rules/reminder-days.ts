import type { CalendarDay } from '#platform/time/clock.ts'
import type { GarageCar, ModelFacts, Month } from '../garage.ts'
import { type Cover, coverOf } from './cover.ts'
import { firstDayOf } from './months.ts'
import { nextService } from './next-service.ts'

/** What an owner can be reminded of, and the day. */
type ReminderDay = { readonly kind: 'service' | 'warranty' | 'plan'; readonly dueOn: CalendarDay }

/** The month in which a cover ends: by its time, or before that by its kilometres. Null when neither is known. */
const endOf = (cover: Cover | null): Month | null =>
  cover === null || cover.hasEnded ? null : (cover.reachedIn ?? cover.until)

/**
 * Returns what the owner of a car can be reminded of: the next service, and the ends of the warranty and of the service
 * plan, each on a day after today. The first day stands for a month, as only the month of an end is known.
 *
 * @param today in Johannesburg
 */
export function reminderDays(
  car: Pick<GarageCar, 'since' | 'odometer' | 'kilometresPerYear' | 'lastService'>,
  facts: Pick<ModelFacts, 'services' | 'serviceInterval' | 'warranty' | 'servicePlan'>,
  today: CalendarDay,
): ReminderDay[] {
  const { services, warranty, servicePlan } = facts
  const end = (text: string | null) => {
    const month = endOf(coverOf(car, text, services, today))
    return month === null ? null : firstDayOf(month)
  }
  const days = [
    { kind: 'service', dueOn: nextService(car, facts, today)?.on ?? null },
    { kind: 'warranty', dueOn: end(warranty) },
    { kind: 'plan', dueOn: end(servicePlan) },
  ] as const
  return days.flatMap(({ kind, dueOn }) => (dueOn !== null && dueOn > today ? [{ kind, dueOn }] : []))
}
