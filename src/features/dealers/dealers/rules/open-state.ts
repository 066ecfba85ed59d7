import { type OpeningDay, type OpeningHours, openingDays } from './opening-hours.ts'

/** Whether a dealer is open at a moment, and when that changes. */
export type OpenState = {
  readonly isOpen: boolean
  /** Time such as `17:30`; null while closed. */
  readonly closesAt: string | null
  /** Null while open, and when no opening is known for the next two weeks. `day` is an ISO day. */
  readonly opensNext: { readonly day: string; readonly at: string } | null
}

/** Dealers are in one time zone: all seven countries are at UTC+2 all year. */
const utcOffsetMs = 2 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
const daysAhead = 14

/**
 * Returns whether a dealer is open at a moment. On a public holiday its hours for public holidays apply; without such a
 * row it is closed. A missing weekday is closed. The closing time itself is closed.
 *
 * @param holidays ISO days of public holidays in the dealer's country
 * Source: requirements D-253 to D-257.
 */
export function openState(hours: readonly OpeningHours[], holidays: readonly string[], now: Date): OpenState {
  const local = now.getTime() + utcOffsetMs
  const time = new Date(local).toISOString().slice(11, 16)
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = new Date(local + ahead * dayMs).toISOString().slice(0, 10)
    const open = hoursOn(hours, holidays, day)
    if (open === null || open.until <= open.from || (ahead === 0 && time >= open.until)) continue
    if (ahead === 0 && time >= open.from) return { isOpen: true, closesAt: open.until, opensNext: null }
    return { isOpen: false, closesAt: null, opensNext: { day, at: open.from } }
  }
  return { isOpen: false, closesAt: null, opensNext: null }
}

/** Returns the hours that apply on an ISO day, those of public holidays included; null when closed. */
export function hoursOn(
  hours: readonly OpeningHours[],
  holidays: readonly string[],
  day: string,
): OpeningHours['open'] {
  const name = holidays.includes(day) ? 'Public Holidays' : weekdayOf(day)
  return hours.find((row) => row.day === name)?.open ?? null
}

/** Returns the name of the weekday of an ISO day. */
export function weekdayOf(day: string): OpeningDay {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return openingDays[(fromSunday + 6) % 7] ?? 'Monday'
}
