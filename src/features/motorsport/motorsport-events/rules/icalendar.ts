import type { VenueZone } from '../event.ts'
import type { CalendarEntry } from './calendar-entry.ts'

/** An entry of a file. */
export type FileEntry = {
  readonly entry: CalendarEntry
  /** Globally unique, and the same whenever the entry is downloaded, so that a second download replaces the first. */
  readonly uid: string
  /** ISO moment in UTC of the last change of the event, at which the entry is stamped. */
  readonly changedAt: string
}

type FileOptions = {
  /** Names the program that wrote the file: `-//Marula//Events//EN`. */
  readonly productId: string
  /** The name of a calendar to which an application subscribes. */
  readonly name?: string | undefined
}

/** RFC 5545 §3.1: a content line has at most 75 octets without its line break. */
const maxOctets = 75

const octets = (character: string) => new TextEncoder().encode(character).length

/** Folds a content line between characters: octets of one character stay together. */
function fold(line: string): string {
  let [folded, length] = ['', 0]
  for (const character of line) {
    const size = octets(character)
    if (length + size > maxOctets) {
      folded += '\r\n '
      // The space that begins the next line counts.
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/** Escapes a text as in RFC 5545 §3.3.11. Control characters, which no text may contain, are left out. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/[\p{Cc}]/gu, '')
}

/** `2026-12-05T18:30:00` as `20261205T183000`, also for days and moments. */
const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '')

/** A zone with one offset all year, as in RFC 5545 §3.6.5. */
function zoneLines({ name, offset }: VenueZone): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset.replace(':', '')}`,
    `TZOFFSETTO:${offset.replace(':', '')}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

/** Whole days leave the visitor's calendar free: an event of a week is no appointment of a week. */
function whenLines({ when }: CalendarEntry): string[] {
  if (when.wholeDays) {
    return [
      `DTSTART;VALUE=DATE:${compact(when.from)}`,
      `DTEND;VALUE=DATE:${compact(when.until)}`,
      'TRANSP:TRANSPARENT',
    ]
  }
  const { from, until, zone } = when
  return [`DTSTART;TZID=${zone.name}:${compact(from)}`, `DTEND;TZID=${zone.name}:${compact(until)}`]
}

/** `NAME:text`, or nothing for an empty text. */
const textLine = (name: string, text: string) => (text === '' ? [] : [`${name}:${escapeText(text)}`])

const eventLines = ({ entry, uid, changedAt }: FileEntry): string[] => [
  'BEGIN:VEVENT',
  ...textLine('UID', uid),
  `DTSTAMP:${compact(changedAt)}`,
  ...whenLines(entry),
  ...textLine('SUMMARY', entry.title),
  ...textLine('LOCATION', entry.location),
  ...textLine('DESCRIPTION', entry.description),
  'END:VEVENT',
]

/** The zones of entries with times, each once: RFC 5545 §3.6.5 wants every one that is named. */
function zonesOf(entries: readonly FileEntry[]): VenueZone[] {
  const zones = entries.flatMap(({ entry: { when } }) => (when.wholeDays ? [] : [when.zone]))
  return [...new Map(zones.map((zone) => [zone.name, zone])).values()]
}

/**
 * Returns entries as the text of an iCalendar file, valid under RFC 5545, which requires at least one.
 *
 * Source: requirements C-376 to C-378, C-380 and C-381; decision C-6.
 */
export function calendarFile(entries: readonly FileEntry[], { productId, name }: FileOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...textLine('PRODID', productId),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Not of RFC 5545, but what Apple, Google and Outlook call a subscribed calendar.
    ...textLine('X-WR-CALNAME', name ?? ''),
    ...zonesOf(entries).flatMap(zoneLines),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
