import type { OpeningDay, OpeningHours } from '#features/dealers/dealers/index.ts'

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly OpeningDay[]

export type Weekday = (typeof weekdays)[number]

/** A moment of the week: its day, and the time as `07:30`. */
export type WeekMoment = { readonly day: Weekday; readonly time: string }

/** An enquiry that arrives in the last hour of a day is answered on the next one. Minutes. */
const minutesBeforeClosing = 60

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns the hours of one weekday; undefined when they are unknown. */
export const hoursOn = (hours: readonly OpeningHours[], day: Weekday) =>
  hours.find((candidate) => candidate.day === day)

/**
 * Returns the day on which a dealer answers an enquiry: the first on which it is open, today only until an hour before
 * it closes. Null when the opening hours are unknown or the dealer never opens.
 */
export function answerDay(
  hours: readonly OpeningHours[],
  now: WeekMoment,
): 'today' | 'tomorrow' | Weekday | null {
  const today = weekdays.indexOf(now.day)
  const closes = hoursOn(hours, now.day)?.open?.until
  if (closes && minutesOf(now.time) <= minutesOf(closes) - minutesBeforeClosing) return 'today'
  for (let ahead = 1; ahead <= weekdays.length; ahead++) {
    const day = weekdays[(today + ahead) % weekdays.length]
    if (day && hoursOn(hours, day)?.open) return ahead === 1 ? 'tomorrow' : day
  }
  return null
}
