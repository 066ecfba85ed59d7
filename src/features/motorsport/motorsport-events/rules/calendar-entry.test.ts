import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../event.test-support.ts'
import { entryOfCard, entryOfEvent } from './calendar-entry.ts'

const zone = { name: 'Africa/Johannesburg', offset: '+02:00' }
const whenOf = (fields: Parameters<typeof exampleEvent>[0]) => entryOfEvent(exampleEvent(fields)).when

describe('the calendar entry of an event', () => {
  it('takes whole days without a time, up to the day after the last (C-377, C-378)', () => {
    expect(whenOf({ startsOn: '2026-12-05', endsOn: '2026-12-06' })).toEqual({
      wholeDays: true,
      from: '2026-12-05',
      until: '2026-12-07',
    })
    expect(whenOf({ startsOn: '2026-12-31' })).toMatchObject({ until: '2027-01-01' })
  })

  it.each([
    ['without an end time: an hour', '18:30', null, '2026-12-05', '2026-12-05T19:30:00'],
    ['without an end time, over midnight', '23:30', null, '2026-12-05', '2026-12-06T00:30:00'],
    ['with an end time', '18:30', '21:15', '2026-12-05', '2026-12-05T21:15:00'],
    ['with an end time after midnight', '18:30', '01:00', '2026-12-05', '2026-12-06T01:00:00'],
    ['on several days', '09:00', '16:00', '2026-12-07', '2026-12-07T16:00:00'],
    ['on several days without an end time', '09:00', null, '2026-12-07', '2026-12-07T10:00:00'],
  ] as const)('starts at its time: %s (C-377, C-378)', (_, startTime, endTime, endsOn, until) => {
    expect(whenOf({ startTime, endTime, endsOn })).toEqual({
      ...{ wholeDays: false, from: `2026-12-05T${startTime}:00`, until, zone },
    })
  })

  it('names track and place, and carries title and description (C-380)', () => {
    const event = exampleEvent({ track: 'Kyalami', location: 'Midrand', description: 'Two races.' })
    expect(entryOfEvent(event)).toMatchObject({
      ...{ title: 'Night race', location: 'Kyalami, Midrand', description: 'Two races.' },
    })
  })
})

describe('the calendar entry of a card without dates', () => {
  const card = (expiresOn: `${number}-${number}-${number}` | null, today: `${number}-${number}-${number}`) =>
    entryOfCard({ title: 'Card', description: '', expiresOn }, today, zone).when

  it('starts at midnight of today and ends the day before it expires (C-377, C-378)', () => {
    expect(card('2026-12-05', '2026-11-20')).toEqual({
      ...{ wholeDays: false, from: '2026-11-20T00:00:00', until: '2026-12-04T23:59:59', zone },
    })
  })

  it('ends tomorrow when it never expires (C-379)', () => {
    expect(card(null, '2026-12-31')).toMatchObject({ until: '2027-01-01T00:00:00' })
  })

  it.each(['2026-11-20', '2026-11-21', '2026-11-01'] as const)(
    'never ends before it starts: expires on %s (C-378)',
    (expiresOn) => {
      expect(card(expiresOn, '2026-11-20')).toMatchObject({
        ...{ from: '2026-11-20T00:00:00', until: '2026-11-20T23:59:59' },
      })
    },
  )
})
