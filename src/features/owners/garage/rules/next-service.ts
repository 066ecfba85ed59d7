import type { CalendarDay } from '#platform/time/clock.ts'
import type { GarageCar, ModelFacts } from '../garage.ts'
import { addMonths, firstDayOf, monthOf, monthsBetween } from './months.ts'
import { dayOfKilometres, lastReading } from './odometer.ts'
import { readTerms } from './terms.ts'

/** The next service of a car; null for what is not known. */
export type NextService = {
  /** The scheduled kilometres; null without a reading, and after the last service of the schedule. */
  readonly kilometres: number | null
  /** The day by which it is due: that of the kilometres or that of the months, whichever comes first. */
  readonly on: CalendarDay | null
  /** Which of the two comes first. */
  readonly by: 'kilometres' | 'months' | null
  readonly isOverdue: boolean
  /** Whether earlier services are assumed to be done, because the last one is not known. */
  readonly isAssumed: boolean
}

type Car = Pick<GarageCar, 'since' | 'odometer' | 'kilometresPerYear' | 'lastService'>
type Schedule = Pick<ModelFacts, 'services' | 'serviceInterval'>

/**
 * Returns the kilometres of the next scheduled service. A service counts as the one it was nearest to, so that one at
 * 29 500 km is that of 30 000 km. Without a known one, it is the first service after the reading.
 */
function nextKilometres(car: Car, services: readonly number[]): number | null {
  const { lastService } = car
  if (lastService) {
    const done = lastService.kilometres
    const step = (services[1] ?? 0) - (services[0] ?? 0) || (services[0] ?? 0)
    return services.find((kilometres) => kilometres > done + step / 2) ?? null
  }
  const reading = lastReading(car)
  return reading ? (services.find((kilometres) => kilometres > reading.kilometres) ?? null) : null
}

/** Returns the day on which the months since the last service end; without one, the next such day since registration. */
function dayOfMonths(
  { lastService, since }: Car,
  months: number | null,
  today: CalendarDay,
): CalendarDay | null {
  if (!months) return null
  if (lastService) return addMonths(lastService.on, months)
  if (!since) return null
  const passed = Math.max(0, monthsBetween(since, monthOf(today)))
  const periods = Math.max(1, Math.floor(passed / months))
  const day = addMonths(firstDayOf(since), periods * months)
  return day >= today ? day : addMonths(firstDayOf(since), (periods + 1) * months)
}

/**
 * Returns the next service of a car by the schedule of its model: after the kilometres of its interval or after its
 * months, whichever comes first. Null when neither the kilometres nor a day can be told.
 *
 * @param today in Johannesburg
 */
export function nextService(
  car: Car,
  { services, serviceInterval }: Schedule,
  today: CalendarDay,
): NextService | null {
  const kilometres = nextKilometres(car, services)
  const byKilometres = kilometres === null ? null : dayOfKilometres(car, kilometres)
  const byMonths =
    services.length === 0 ? null : dayOfMonths(car, readTerms(serviceInterval)?.months ?? null, today)
  const isByKilometres = byKilometres !== null && (byMonths === null || byKilometres <= byMonths)
  const on = isByKilometres ? byKilometres : byMonths
  if (kilometres === null && on === null) return null
  return {
    ...{ kilometres, on },
    by: on === null ? null : isByKilometres ? 'kilometres' : 'months',
    isOverdue: on !== null && on < today,
    isAssumed: car.lastService === null,
  }
}
