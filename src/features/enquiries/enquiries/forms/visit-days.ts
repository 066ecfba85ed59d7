import type { OpeningHours } from '#features/dealers/dealers/index.ts'
import { hoursOn } from '#features/dealers/dealers/rules.ts'
import { utcOffsetMs } from '#platform/site/market.ts'
import { type CalendarDay, calendarDayOf } from '#platform/time/clock.ts'
import { minutesOf, timeAfter } from './half-hours.ts'

/** A day on which a dealer can be visited, with the first and the last time, such as `07:30`. */
export type VisitDay = { readonly day: CalendarDay; readonly from: string; readonly until: string }

/** When a dealer is open. */
export type Opening = {
  readonly hours: readonly OpeningHours[]
  /** ISO days of the public holidays in its country. */
  readonly holidays: readonly string[]
}

const dayMs = 24 * 60 * 60 * 1000

/** A visit is asked for this long before it begins, and ends before the dealer closes. Minutes. */
const noticeMinutes = 120
const visitMinutes = 60

const halfHour = 30
const roundUp = (minutes: number) => Math.ceil(minutes / halfHour) * halfHour
const roundDown = (minutes: number) => Math.floor(minutes / halfHour) * halfHour

/** Returns the times of a visit on a day; null when the dealer is closed, or it is too late for that day. */
function timesOn(day: CalendarDay, { hours, holidays }: Opening, now: Date): VisitDay | null {
  const open = hoursOn(hours, holidays, day)
  if (!open) return null
  const local = new Date(now.getTime() + utcOffsetMs).toISOString().slice(11, 16)
  const earliest = day === calendarDayOf(now) ? minutesOf(local) + noticeMinutes : 0
  const from = roundUp(Math.max(minutesOf(open.from), earliest))
  const until = roundDown(minutesOf(open.until) - visitMinutes)
  return from > until ? null : { day, from: timeAfter(from), until: timeAfter(until) }
}

/** Returns the day a number of days after a moment. */
const dayAfter = (now: Date, days: number) => calendarDayOf(new Date(now.getTime() + days * dayMs))

/** Returns the days on which a dealer can be visited, from today on; none when its hours are unknown. */
export function visitDays(opening: Opening, now: Date, daysAhead: number): readonly VisitDay[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => dayAfter(now, ahead))
  return days.flatMap((day) => timesOn(day, opening, now) ?? [])
}

/** What a visitor has chosen; empty where nothing is chosen. */
export type Visit = { readonly day: string; readonly time: string }

/** Why a visit is impossible, with what its message needs. */
export type VisitProblem =
  | {
      readonly on: 'day'
      readonly error: 'visitDayMissing' | 'visitHoliday' | 'dealerClosed' | 'visitTooLate'
    }
  | { readonly on: 'day'; readonly error: 'visitTooFar'; readonly last: CalendarDay }
  | { readonly on: 'time'; readonly error: 'visitTimeClosed'; readonly times: VisitDay }

/**
 * Returns why a dealer cannot be visited as the visitor asks; null when it can, as far as its hours are known, and for days
 * that have passed, which the form rejects by itself.
 *
 * @param daysAhead how many days from today may be chosen.
 */
export function visitProblem(
  { day, time }: Visit,
  opening: Opening,
  now: Date,
  daysAhead: number,
): VisitProblem | null {
  if (day === '') return time === '' ? null : { on: 'day', error: 'visitDayMissing' }
  const chosen = day as CalendarDay
  const last = dayAfter(now, daysAhead)
  if (chosen < calendarDayOf(now)) return null
  if (chosen > last) return { on: 'day', error: 'visitTooFar', last }
  if (opening.hours.length === 0) return null
  const times = timesOn(chosen, opening, now)
  if (!times) return { on: 'day', error: reasonOf(chosen, opening) }
  const isOpen = time === '' || (time >= times.from && time <= times.until)
  return isOpen ? null : { on: 'time', error: 'visitTimeClosed', times }
}

function reasonOf(day: CalendarDay, { hours, holidays }: Opening) {
  if (hoursOn(hours, holidays, day)) return 'visitTooLate'
  return holidays.includes(day) ? 'visitHoliday' : 'dealerClosed'
}
