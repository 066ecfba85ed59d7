import type { CalendarDay } from '#platform/time/clock.ts'
import type { CalendarEvent, Days, VenueZone } from '../event.ts'
import { addDays } from './days.ts'

/** A date and time at a venue, without offset: `2026-12-05T18:30:00`. They compare as text. */
export type LocalTime = `${CalendarDay}T${string}`

/** What is added to a visitor's calendar. */
export type CalendarEntry = {
  readonly title: string
  readonly location: string
  readonly description: string
  readonly when: /** `until` is the day after the last one, as calendars count. */
    | { readonly wholeDays: true; readonly from: CalendarDay; readonly until: CalendarDay }
    | {
        readonly wholeDays: false
        readonly from: LocalTime
        readonly until: LocalTime
        readonly zone: VenueZone
      }
}

const at = (day: CalendarDay, time: string): LocalTime => `${day}T${time}`

function anHourAfter(time: LocalTime): LocalTime {
  return new Date(Date.parse(`${time}Z`) + 60 * 60 * 1000).toISOString().slice(0, 19) as LocalTime
}

/** The end of an event with times. Without an end time it lasts an hour; an end before the start is on the next day. */
function endOf({ endsOn, endTime, startTime, startsOn }: CalendarEvent): LocalTime {
  if (endTime === null) return anHourAfter(at(endsOn, `${startTime}:00`))
  const end = at(endsOn, `${endTime}:00`)
  return end >= at(startsOn, `${startTime}:00`) ? end : at(addDays(endsOn, 1), `${endTime}:00`)
}

/**
 * Returns the calendar entry of an event: whole days when it has no time of day.
 *
 * Source: requirements C-377, C-378 and C-380; decision C-6.
 */
export function entryOfEvent(event: CalendarEvent): CalendarEntry {
  const { name, location, track, description, startsOn, endsOn, startTime, zone } = event
  return {
    title: name,
    location: [track, location].filter(Boolean).join(', '),
    description: description ?? '',
    when:
      startTime === null
        ? { wholeDays: true, from: startsOn, until: addDays(endsOn, 1) }
        : { wholeDays: false, from: at(startsOn, `${startTime}:00`), until: endOf(event), zone },
  }
}

type Words = Pick<CalendarEntry, 'title' | 'description'>

/** Returns the calendar entry of whole days. */
export function entryOfDays(words: Words, { startsOn, endsOn }: Days): CalendarEntry {
  const when = { wholeDays: true, from: startsOn, until: addDays(endsOn, 1) } as const
  return { ...words, location: '', when }
}

type UndatedCard = Words & { readonly expiresOn: CalendarDay | null }

/**
 * Returns the calendar entry of a card without dates of its own: from the beginning of today to the last second before
 * its day of expiry, or to the beginning of tomorrow. It never ends before it starts.
 *
 * @param today in Johannesburg
 * @param zone of the site
 * Source: requirements C-377 to C-379; decision C-6.
 */
export function entryOfCard(
  { title, description, expiresOn }: UndatedCard,
  today: CalendarDay,
  zone: VenueZone,
): CalendarEntry {
  const lastDay = expiresOn === null || expiresOn <= today ? today : addDays(expiresOn, -1)
  const until = expiresOn === null ? at(addDays(today, 1), '00:00:00') : at(lastDay, '23:59:59')
  return {
    title,
    description,
    location: '',
    when: { wholeDays: false, from: at(today, '00:00:00'), until, zone },
  }
}
