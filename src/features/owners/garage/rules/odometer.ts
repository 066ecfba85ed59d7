import { addDays } from '#features/motorsport/motorsport-events/rules.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { GarageCar, Reading } from '../garage.ts'
import { daysBetween } from './months.ts'

const daysPerYear = 365.25

type Driven = Pick<GarageCar, 'odometer' | 'kilometresPerYear' | 'lastService'>

/** Returns the last reading of a car: a service is one, too. */
export function lastReading({ odometer, lastService }: Omit<Driven, 'kilometresPerYear'>): Reading | null {
  if (!odometer || !lastService) return odometer ?? lastService
  return lastService.on > odometer.on ? lastService : odometer
}

/** The kilometres of a car on a day. */
export type Estimate = {
  readonly kilometres: number
  /** Whether they were counted on from the reading, by the kilometres a year. */
  readonly isEstimated: boolean
}

/** Returns the kilometres of a car today: its reading, and what it has driven since; null without a reading. */
export function kilometresToday(car: Driven, today: CalendarDay): Estimate | null {
  const reading = lastReading(car)
  if (!reading) return null
  const days = Math.max(0, daysBetween(reading.on, today))
  const driven = Math.round(((car.kilometresPerYear ?? 0) * days) / daysPerYear)
  return { kilometres: reading.kilometres + driven, isEstimated: driven > 0 }
}

/** A day further away than this says nothing about a car. */
const maxDays = 50 * 366

/**
 * Returns the day on which a car reaches so many kilometres at its kilometres a year; the day of the reading when it had
 * reached them then. Null when that is not known, or more than fifty years away.
 */
export function dayOfKilometres(car: Driven, kilometres: number): CalendarDay | null {
  const reading = lastReading(car)
  if (!reading) return null
  if (reading.kilometres >= kilometres) return reading.on
  if (!car.kilometresPerYear) return null
  const days = Math.floor(((kilometres - reading.kilometres) * daysPerYear) / car.kilometresPerYear)
  return days > maxDays ? null : addDays(reading.on, days)
}
