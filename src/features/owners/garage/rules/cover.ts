import type { CalendarDay } from '#platform/time/clock.ts'
import type { GarageCar, ModelFacts, Month } from '../garage.ts'
import { monthAfter, monthOf, monthsBetween } from './months.ts'
import { dayOfKilometres, kilometresToday, lastReading } from './odometer.ts'
import { readTerms } from './terms.ts'

/** What remains of a warranty or a service plan; null for what it does not limit, or what is not known of the car. */
export type Cover = {
  readonly hasEnded: boolean
  /** The month in which its time ends. */
  readonly until: Month | null
  /** Whole months to that month, not below zero. */
  readonly monthsLeft: number | null
  /** Kilometres to its limit today, not below zero. */
  readonly kilometresLeft: number | null
  /** The month in which the car reaches the limit at its kilometres a year, when that is before `until`. */
  readonly reachedIn: Month | null
  /** Services of the plan after the car's kilometres. */
  readonly servicesLeft: number | null
}

type Car = Pick<GarageCar, 'since' | 'odometer' | 'kilometresPerYear' | 'lastService'>

/**
 * Returns what remains of a warranty or a plan, which ends with its time, its kilometres or its services, whichever comes
 * first. Null for a text without figures, and when neither the age nor the kilometres of the car are known.
 *
 * The owner states a month, not a day, so time ends with the month in which it ends. Kilometres that are only estimated do
 * not end anything: they tell about when.
 *
 * @param text as the maker states it: `3 years / 100 000 km`, `6 services / 90 000 km`
 * @param services kilometres of all scheduled services
 * @param today in Johannesburg
 */
export function coverOf(
  car: Car,
  text: string | null,
  services: ModelFacts['services'],
  today: CalendarDay,
): Cover | null {
  const terms = readTerms(text)
  if (!terms) return null
  const { months, kilometres: limit, services: count } = terms
  const until = months !== null && car.since ? monthAfter(car.since, months) : null
  const now = kilometresToday(car, today)
  const reached = limit === null || !now ? null : dayOfKilometres(car, limit)
  const reachedIn = reached === null ? null : monthOf(reached)
  const included = count === null ? [] : services.slice(0, count)
  const servicesLeft =
    included.length === 0 || !now ? null : included.filter((each) => each > now.kilometres).length
  const kilometresLeft = limit === null || !now ? null : Math.max(0, limit - now.kilometres)
  if (until === null && kilometresLeft === null && servicesLeft === null) return null
  const isOld = until !== null && monthOf(today) > until
  const isDriven = limit !== null && (lastReading(car)?.kilometres ?? 0) >= limit
  return {
    hasEnded: isOld || isDriven,
    ...{ until, kilometresLeft, servicesLeft },
    monthsLeft: until === null ? null : Math.max(0, monthsBetween(monthOf(today), until)),
    reachedIn: reachedIn !== null && !isDriven && (until === null || reachedIn < until) ? reachedIn : null,
  }
}
