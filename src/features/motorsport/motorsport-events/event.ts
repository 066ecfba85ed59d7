import type { Picture } from '#features/pictures/pictures/index.ts'
import type { ButtonsField } from '#features/site/links/index.ts'
import type { CalendarDay } from '#platform/time/clock.ts'

/** A time zone without daylight saving time. */
export type VenueZone = {
  /** IANA name: `Asia/Riyadh`. */
  readonly name: string
  /** UTC offset all year: `+03:00`. */
  readonly offset: string
}

/** First and last day, both included. They are equal for an event of one day. */
export type Days = { readonly startsOn: CalendarDay; readonly endsOn: CalendarDay }

/** An event of the calendar or of the sponsorships. Source: requirements C-094, C-095 and C-227; decision C-7. */
export type CalendarEvent = Days & {
  /** Unique, and the same for the life of the event: part of its address and of its entry in calendars. */
  readonly slug: string
  readonly name: string
  readonly subtitle: string | null
  readonly category: string
  /** Time of day at the venue on the first day, `18:30`; null for whole days. */
  readonly startTime: string | null
  /** Time of day at the venue on the last day; null when it is not known. */
  readonly endTime: string | null
  readonly zone: VenueZone
  readonly track: string | null
  /** Place and country: `Windhoek, Namibia`. Flags are found by its names when there are no countries. */
  readonly location: string
  readonly description: string | null
  /** English names of countries, at most two. */
  readonly countries: readonly string[]
  readonly isNational: boolean
  /** The last day on which it is advertised as the next event; null for its last day. */
  readonly expiresOn: CalendarDay | null
  readonly picture: Picture | null
  readonly buttons: readonly { readonly label: string; readonly href: string }[]
}

/** An event as it is read: its buttons are resolved on the page that shows it. */
export type StoredEvent = Omit<CalendarEvent, 'buttons'> & {
  readonly buttons: ButtonsField
  /** ISO moment in UTC of its last change. */
  readonly changedAt: string
}

/** The events of a section, and the day for which it is rendered. */
export type EventsData = { readonly events: readonly StoredEvent[]; readonly today: CalendarDay }

/** The day for which cards are rendered. */
export type CardsDay = Pick<EventsData, 'today'>
