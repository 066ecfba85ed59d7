import { addDays, dayFrom } from '#features/motorsport/motorsport-events/rules.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { Month } from '../garage.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The numbers of a day or a month: year, month from 1 and date. */
const partsOf = (text: string) => text.split('-').map(Number) as [year: number, month: number, date?: number]

/** Whether a text is a day that the calendar has, from 1950 to 2199. */
export function isDay(text: string): text is CalendarDay {
  if (!/^(?:19[5-9]|20\d|21\d)\d-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, date = 0] = partsOf(text)
  return dayFrom(year, month, date) === text
}

/** Whether a text is a month, from 1950 to 2199. */
export const isMonth = (text: string): text is Month => isDay(`${text}-01`)

/** Returns the month of a day. */
export const monthOf = (day: CalendarDay): Month => day.slice(0, 7) as Month

/** Returns the first day of a month. */
export const firstDayOf = (month: Month): CalendarDay => `${month}-01`

const monthFrom = (year: number, index: number): Month =>
  `${String(year + Math.floor(index / 12)).padStart(4, '0')}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}` as Month

/** Returns the month a number of months later, or earlier for a negative number. */
export function monthAfter(month: Month, months: number): Month {
  const [year, number] = partsOf(month)
  return monthFrom(year, number - 1 + months)
}

/** Returns the number of months from one month to another; negative when the other one is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/** Returns the same date a number of months later; the last day of a month that has no such date. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const month = monthAfter(monthOf(day), months)
  const last = addDays(firstDayOf(monthAfter(month, 1)), -1)
  const date = day.slice(8)
  return date > last.slice(8) ? last : (`${month}-${date}` as CalendarDay)
}

/** Returns the number of days from one day to another. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
