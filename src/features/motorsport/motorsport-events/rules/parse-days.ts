import type { CalendarDay } from '#platform/time/clock.ts'
import type { Days } from '../event.ts'
import { dayFrom, weekdayOf } from './days.ts'

const monthNames =
  'january february march april may june july august september october november december'.split(' ')
const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** What one side of a range states. Months are 1 to 12, weekdays 0 to 6. */
type Stated = {
  readonly date?: number | undefined
  readonly month?: number | undefined
  readonly year?: number | undefined
  readonly weekday?: number | undefined
}

/** Position of the name that a word abbreviates to three letters or more, such as `Sept`; undefined for none. */
function abbreviated(names: readonly string[], word: string): number | undefined {
  const index = word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word))
  return index < 0 ? undefined : index
}

function statedBy(word: string): Stated | null {
  if (/^\d{4}$/.test(word)) return { year: Number(word) }
  if (/^\d{1,2}(?:st|nd|rd|th)?$/.test(word)) return { date: Number.parseInt(word, 10) }
  const month = abbreviated(monthNames, word)
  if (month !== undefined) return { month: month + 1 }
  const weekday = abbreviated(weekdayNames, word)
  return weekday === undefined ? null : { weekday }
}

/** Reads the words of one side in any order; null when one is unknown or states something twice. */
function parseSide(text: string): Stated | null {
  const stated: Stated = {}
  for (const word of text.split(/[\s,.]+/).filter(Boolean)) {
    const part = statedBy(word)
    if (part === null || Object.keys(part).some((key) => key in stated)) return null
    Object.assign(stated, part)
  }
  return stated
}

/** The day that a side states in a year; null when it does not exist or falls on another weekday. */
function dayIn(year: number, { date, month, weekday }: Stated): CalendarDay | null {
  if (date === undefined || month === undefined) return null
  const day = dayFrom(year, month, date)
  return day !== null && (weekday === undefined || weekdayOf(day) === weekday) ? day : null
}

function daysIn(yearOfFirst: number, first: Stated, yearOfLast: number, last: Stated): Days | null {
  const [startsOn, endsOn] = [dayIn(yearOfFirst, first), dayIn(yearOfLast, last)]
  return startsOn && endsOn && startsOn <= endsOn ? { startsOn, endsOn } : null
}

/** Returns 1 when a range crosses into the next year, such as from 31 December to 2 January, otherwise 0. */
function yearsCrossed({ month: from = 0 }: Stated, { month: until = 0 }: Stated): 0 | 1 {
  return from > until ? 1 : 0
}

/** Returns the first days without a year that are not over on a day. */
function nextDays(first: Stated, last: Stated, reference: CalendarDay): Days | null {
  const thisYear = Number(reference.slice(0, 4))
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const days = daysIn(year, first, year + yearsCrossed(first, last), last)
    if (days && days.endsOn >= reference) return days
  }
  return null
}

/**
 * Parses the days of an event as people write them, for imports: `5 December 2026`, `29-31 August 2026`,
 * `31 Oct – 1 Nov 2025`, `Sat 6 Feb`. A part that one side lacks is that of the other; `31 Dec – 2 Jan 2027` starts in
 * 2026.
 *
 * @param reference a text without any year means the first such days that are not over on this day; without a
 *   reference it means none
 * @returns null when the text states no days, such as `TBC`, or contradicts itself
 * Source: requirements C-080 and C-081; decision C-7.
 */
export function parseDays(text: string, reference?: CalendarDay): Days | null {
  const isoDays = /\b(\d{4})-(\d{2})-(\d{2})\b/g
  const spelled = text
    .toLowerCase()
    .replace(isoDays, (_, year, month, date) => `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`)
  const sides = spelled.split(/\s*(?:[-–—]|\bto\b|\buntil\b)\s*/)
  const [one, other = one] = sides.map(parseSide)
  if (!one || !other || sides.length > 2) return null
  const first = { ...one, month: one.month ?? other.month }
  const last = { ...other, month: other.month ?? one.month }
  const crossed = yearsCrossed(first, last)
  if (first.year !== undefined) return daysIn(first.year, first, last.year ?? first.year + crossed, last)
  if (last.year !== undefined) return daysIn(last.year - crossed, first, last.year, last)
  return reference === undefined ? null : nextDays(first, last, reference)
}
