import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../event.test-support.ts'
import { entryOfEvent } from './calendar-entry.ts'
import { calendarFilePath, googleLink, outlookLink } from './calendar-links.ts'

const riyadh = { name: 'Asia/Riyadh', offset: '+03:00' }
const timed = { startTime: '18:30', endTime: '20:00' }
const google = (fields: Parameters<typeof exampleEvent>[0]) =>
  new URL(googleLink(entryOfEvent(exampleEvent(fields))))
const outlook = (fields: Parameters<typeof exampleEvent>[0]) =>
  new URL(outlookLink(entryOfEvent(exampleEvent(fields))))

describe('the link to Google Calendar', () => {
  it('states whole days, the last one excluded (C-375, C-377, C-378)', () => {
    const { origin, pathname, searchParams } = google({ endsOn: '2026-12-06' })
    expect(origin + pathname).toBe('https://calendar.google.com/calendar/render')
    expect(searchParams.get('action')).toBe('TEMPLATE')
    expect(searchParams.get('dates')).toBe('20261205/20261207')
  })

  it.each([
    ['in Johannesburg', {}, '20261205T163000Z/20261205T180000Z'],
    ['in Riyadh', { zone: riyadh }, '20261205T153000Z/20261205T170000Z'],
  ])('states moments in UTC for a venue %s (C-381)', (_, fields, dates) => {
    expect(google({ ...timed, ...fields }).searchParams.get('dates')).toBe(dates)
  })

  it('names the zone of the venue (C-381)', () => {
    expect(google({ ...timed, zone: riyadh }).searchParams.get('ctz')).toBe('Asia/Riyadh')
  })
})

describe('the link to Outlook', () => {
  it('states whole days, the last one excluded (C-375, C-377, C-378)', () => {
    const { searchParams } = outlook({ endsOn: '2026-12-06' })
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ startdt: '2026-12-05', enddt: '2026-12-07', allday: 'true', rru: 'addevent' },
    })
  })

  it('states moments in UTC (C-381)', () => {
    const { searchParams } = outlook({ ...timed, zone: riyadh })
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ startdt: '2026-12-05T15:30:00Z', enddt: '2026-12-05T17:00:00Z' },
    })
    expect(searchParams.has('allday')).toBe(false)
  })
})

it('carry title, place and description whole, with spaces that Outlook does not show as plus signs (C-380)', () => {
  const fields = {
    name: 'Cape & Wine Tour',
    location: 'Paarl #1',
    description: '50% off; 1+1 = 2, “now”\nor never',
  }
  expect(google(fields).searchParams.get('text')).toBe('Cape & Wine Tour')
  expect(google(fields).searchParams.get('details')).toBe(fields.description)
  expect(outlook(fields).searchParams.get('subject')).toBe('Cape & Wine Tour')
  expect(outlook(fields).searchParams.get('body')).toBe(fields.description)
  expect(outlook(fields).searchParams.get('location')).toBe('Paarl #1')
  expect(outlook(fields).href).not.toContain('+')
})

it('leads to the file of an event by its slug', () => {
  expect(calendarFilePath('night-race-2026')).toBe('/api/events/night-race-2026/calendar.ics')
})
