import ICAL from 'ical.js'
import ical from 'node-ical'
import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../event.test-support.ts'
import type { CalendarEvent } from '../event.ts'
import { entryOfEvent } from './calendar-entry.ts'
import { calendarFile } from './icalendar.ts'

/** What two implementations that are not ours read from a file. */
type Read = {
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly location: string
  readonly wholeDays: boolean
  /** Days for whole days, otherwise moments in UTC. */
  readonly from: string
  readonly until: string
}

const productId = '-//Example//Events//EN'

const fileOf = (events: readonly CalendarEvent[]) =>
  calendarFile(
    events.map((event) => ({
      entry: entryOfEvent(event),
      uid: `${event.slug}@example.co.za`,
      changedAt: '2026-11-20T06:15:30.123Z',
    })),
    { productId },
  )

function readWithIcalJs(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const momentOf = (time: ICAL.Time) =>
    time.isDate ? time.toString() : time.convertToZone(ICAL.Timezone.utcTimezone).toString()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component)
    return {
      ...{ uid, title: summary, description: description ?? '', location: location ?? '' },
      ...{ wholeDays: startDate.isDate, from: momentOf(startDate), until: momentOf(endDate) },
    }
  })
}

function readWithNodeIcal(file: string): Read[] {
  const components = Object.values(ical.sync.parseICS(file))
  return components.flatMap((component): Read[] => {
    if (component?.type !== 'VEVENT') return []
    const wholeDays = component.datetype === 'date'
    const two = (value: number) => String(value).padStart(2, '0')
    // It represents a day as midnight in the zone of the process.
    const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
    const momentOf = (date: Date) => (wholeDays ? dayOf(date) : date.toISOString().replace('.000Z', 'Z'))
    return [
      {
        uid: component.uid,
        title: String(component.summary),
        description: component.description ? String(component.description) : '',
        location: component.location ? String(component.location) : '',
        ...{ wholeDays, from: momentOf(component.start), until: momentOf(component.end ?? component.start) },
      },
    ]
  })
}

const parsers = [
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
] as const

const long = `${'Çape–Gravel 🏁 '.repeat(20)}end`

describe.each(parsers)('the iCalendar file, as %s reads it', (_, read) => {
  it('has whole days up to an exclusive end (C-376 to C-378)', () => {
    const event = exampleEvent({ slug: 'tour', startsOn: '2026-12-05', endsOn: '2026-12-06' })
    expect(read(fileOf([event]))).toEqual([
      {
        ...{ uid: 'tour@example.co.za', title: 'Night race', description: '', location: 'Midrand' },
        ...{ wholeDays: true, from: '2026-12-05', until: '2026-12-07' },
      },
    ])
  })

  it.each([
    ['Africa/Johannesburg', '+02:00', '2026-12-05T16:30:00Z', '2026-12-05T18:00:00Z'],
    ['Asia/Riyadh', '+03:00', '2026-12-05T15:30:00Z', '2026-12-05T17:00:00Z'],
  ])('is at the same moment in any zone: %s (C-377, C-381)', (name, offset, from, until) => {
    const event = exampleEvent({ startTime: '18:30', endTime: '20:00', zone: { name, offset } })
    expect(read(fileOf([event]))).toMatchObject([{ wholeDays: false, from, until }])
  })

  it.each([
    ['separators', 'Cape & Wine, Tour; part 2: "the end" \\ more'],
    ['line breaks', 'One\ntwo\n\nthree'],
    ['a text of many lines of the file', long],
    ['what looks like a property', 'END:VEVENT\nSUMMARY:Other'],
  ])('carries title and description whole: %s (C-376, C-380)', (_, words) => {
    const event = exampleEvent({ name: words.replaceAll('\n', ' '), description: words })
    expect(read(fileOf([event]))).toMatchObject([{ title: words.replaceAll('\n', ' '), description: words }])
  })

  it('has one entry for each event of a calendar', () => {
    const events = ['a', 'b', 'c'].map((slug) => exampleEvent({ slug, startTime: '09:00' }))
    expect(read(fileOf(events)).map(({ uid }) => uid)).toEqual([
      ...['a@example.co.za', 'b@example.co.za', 'c@example.co.za'],
    ])
  })
})
