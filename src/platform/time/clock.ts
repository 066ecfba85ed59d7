import { utcOffset, utcOffsetMs } from '../site/market.ts'

/** A day of the calendar, as `2026-11-20`. Days compare as text: an earlier day is the smaller one. */
export type CalendarDay = `${number}-${number}-${number}`

/** The current time. Its days are those of Africa/Johannesburg. */
export type Clock = {
  now(): Date
  today(): CalendarDay
}

export type ClockOptions = {
  /** ISO moment with an offset at which the clock is set; the machine's own time when absent. */
  readonly startAt?: string
  /**
   * The machine time, in milliseconds, that corresponds to `startAt`. The start of the process by default, so that all
   * clocks of one process agree.
   */
  readonly startedAt?: number
  /** The machine's time in milliseconds. */
  readonly machineTime?: () => number
}

const dayMs = 24 * 60 * 60 * 1000

const isoMoment =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** `Date.parse` accepts 30 February as 2 March. */
function dayExists(year: number, month: number, day: number): boolean {
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function parseMoment(text: string): number {
  const parts = isoMoment.exec(text)?.groups
  const moment =
    parts && dayExists(Number(parts.year), Number(parts.month), Number(parts.day)) ? Date.parse(text) : NaN
  if (Number.isNaN(moment)) {
    throw new RangeError(
      `The clock cannot be set to "${text}": write an ISO moment with its offset, for example 2025-01-03T08:00:00${utcOffset}.`,
    )
  }
  return moment
}

/** Returns the calendar day in Johannesburg at a moment. */
export function calendarDayOf(moment: Date): CalendarDay {
  return new Date(moment.getTime() + utcOffsetMs).toISOString().slice(0, 10) as CalendarDay
}

/**
 * Returns the first Johannesburg midnight after a moment, when cache entries that depend on the date expire; for midnight
 * itself, the next one.
 */
export function midnightAfter(moment: Date): Date {
  const daysSoFar = Math.floor((moment.getTime() + utcOffsetMs) / dayMs)
  return new Date((daysSoFar + 1) * dayMs - utcOffsetMs)
}

/**
 * Creates a clock that follows the machine time, or that starts at a given moment and runs on from there.
 *
 * @throws RangeError with a message for the operator when `startAt` is not an ISO moment with an offset.
 * Source: decision G-2.
 */
export function createClock({
  startAt,
  startedAt = performance.timeOrigin,
  machineTime = () => Date.now(),
}: ClockOptions = {}): Clock {
  const shiftMs = startAt === undefined ? 0 : parseMoment(startAt) - Math.floor(startedAt)
  const now = () => new Date(machineTime() + shiftMs)
  return {
    now,
    today: () => calendarDayOf(now()),
  }
}
