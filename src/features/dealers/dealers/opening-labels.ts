import { type OpenState, weekdayOf } from './rules/open-state.ts'
import type { OpeningDay, OpeningSpan } from './rules/opening-hours.ts'
import type { OpeningTexts } from './texts.ts'

const keys = {
  Monday: 'monday',
  Tuesday: 'tuesday',
  Wednesday: 'wednesday',
  Thursday: 'thursday',
  Friday: 'friday',
  Saturday: 'saturday',
  Sunday: 'sunday',
  'Public Holidays': 'publicHolidays',
} as const satisfies Record<OpeningDay, keyof OpeningTexts>

/** Returns the name of a day in the language of the texts. */
export const dayName = (day: OpeningDay, texts: OpeningTexts): string => texts[keys[day]]

/** Returns `Monday – Friday`, or the name of a single day. Source: requirement D-253. */
export function spanName({ from, to }: OpeningSpan, texts: OpeningTexts): string {
  return to === null ? dayName(from, texts) : `${dayName(from, texts)} – ${dayName(to, texts)}`
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the number of days from one ISO day to another. */
function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / dayMs)
}

/** The text for the state of a dealer, and the values of its placeholders. */
export type OpeningLabel = {
  readonly text: keyof Pick<OpeningTexts, 'openUntil' | 'opensToday' | 'opensTomorrow' | 'opensOn' | 'closed'>
  readonly time: string
  /** The weekday of the next opening; null when it is not named. */
  readonly day: OpeningDay | null
}

/**
 * Chooses the text for the state of a dealer.
 *
 * @param today ISO day at the dealer
 */
export function openingLabel(
  { closesAt, opensNext }: Omit<OpenState, 'isOpen'>,
  today: string,
): OpeningLabel {
  if (closesAt !== null) return { text: 'openUntil', time: closesAt, day: null }
  if (opensNext === null) return { text: 'closed', time: '', day: null }
  const { day, at: time } = opensNext
  const ahead = daysBetween(today, day)
  if (ahead === 0) return { text: 'opensToday', time, day: null }
  if (ahead === 1) return { text: 'opensTomorrow', time, day: null }
  return { text: 'opensOn', time, day: weekdayOf(day) }
}
