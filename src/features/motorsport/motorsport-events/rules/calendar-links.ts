import type { CalendarEntry, LocalTime } from './calendar-entry.ts'

const compact = (text: string) => text.replace(/[-:]/g, '')

/** The moment of a local time in UTC, to the second. */
function utc(time: LocalTime, offset: string): string {
  return `${new Date(Date.parse(`${time}${offset}`)).toISOString().slice(0, 19)}Z`
}

/** First and last moment: days, of which the last is excluded, or moments in UTC. */
function limitsOf({ when }: CalendarEntry): readonly [from: string, until: string] {
  return when.wholeDays
    ? [when.from, when.until]
    : [utc(when.from, when.zone.offset), utc(when.until, when.zone.offset)]
}

/** Encodes spaces as `%20`: Outlook shows a plus sign as it is, which `URLSearchParams` would write. */
function address(base: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).filter(([, value]) => value !== '')
  return `${base}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** Returns the address at which Google Calendar opens a new entry. Source: requirements C-375 to C-381. */
export function googleLink(entry: CalendarEntry): string {
  const [from, until] = limitsOf(entry)
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${compact(from)}/${compact(until)}`,
    ctz: entry.when.wholeDays ? '' : entry.when.zone.name,
    location: entry.location,
    details: entry.description,
  })
}

/** Returns the address at which Outlook opens a new entry. Source: requirements C-375 to C-381. */
export function outlookLink(entry: CalendarEntry): string {
  const [from, until] = limitsOf(entry)
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: from,
    enddt: until,
    allday: entry.when.wholeDays ? 'true' : '',
    location: entry.location,
    body: entry.description,
  })
}

/** Returns the path of the file for Apple Calendar and other programs. Source: requirement C-376; decision C-6. */
export function calendarFilePath(slug: string): string {
  return `/api/events/${encodeURIComponent(slug)}/calendar.ics`
}

/** Returns the path of the file of a card on a page. Source: requirement C-376; decision C-6. */
export function cardFilePath(card: string, page: string): string {
  return `/api/events/cards/${encodeURIComponent(card)}/calendar.ics?page=${encodeURIComponent(page)}`
}
