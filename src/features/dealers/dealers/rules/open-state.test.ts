import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openState, weekdayOf } from './open-state.ts'
import { type OpeningHours, openingDays } from './opening-hours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const week: OpeningHours[] = [
  ...weekdays.map((day) => ({ day, open: { from: '07:30', until: '17:30' } })),
  { day: 'Saturday', open: { from: '08:00', until: '13:00' } },
  { day: 'Sunday', open: null },
  { day: 'Public Holidays', open: { from: '09:00', until: '12:00' } },
]
/** Wednesday 12 August 2026; the Monday before was a holiday. */
const at = (time: string, day = '2026-08-12') => new Date(`${day}T${time}:00+02:00`)
const state = (now: Date, holidays: string[] = [], hours = week) => openState(hours, holidays, now)
const open = (closesAt: string) => ({ isOpen: true, closesAt, opensNext: null })
const closed = (day: string, opens: string) => ({
  ...{ isOpen: false, closesAt: null },
  opensNext: { day, at: opens },
})

/** The hours of `week` in minutes of the day. */
const minutesOpen: Readonly<Record<string, readonly [number, number]>> = {
  ...Object.fromEntries(weekdays.map((day) => [day, [450, 1050]])),
  Saturday: [480, 780],
}

const calendar = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Africa/Johannesburg', weekday: 'long' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
})

/** Returns the weekday and the minute of the day in Johannesburg by the calendar of the JavaScript engine. */
function inJohannesburg(moment: Date): { weekday: string; minutes: number } {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    weekday: parts.get('weekday') ?? '',
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

describe('openState', () => {
  it.each([
    ['a minute before opening', at('07:29'), closed('2026-08-12', '07:30')],
    ['at opening', at('07:30'), open('17:30')],
    ['a minute before closing', at('17:29'), open('17:30')],
    ['at closing', at('17:30'), closed('2026-08-13', '07:30')],
    ['on Friday evening', at('18:00', '2026-08-14'), closed('2026-08-15', '08:00')],
    ['on Saturday afternoon', at('13:00', '2026-08-15'), closed('2026-08-17', '07:30')],
    ['on a closed Sunday', at('10:00', '2026-08-16'), closed('2026-08-17', '07:30')],
    ['just after midnight', at('00:30'), closed('2026-08-12', '07:30')],
  ])('tells whether a dealer is open %s (D-254)', (_, now, expected) => {
    expect(state(now)).toEqual(expected)
  })

  it('follows the time of Johannesburg, whatever the zone of the machine', () => {
    expect(state(new Date('2026-08-12T05:30:00Z'))).toEqual(open('17:30'))
    expect(state(new Date('2026-08-11T22:30:00Z'))).toEqual(closed('2026-08-12', '07:30'))
  })

  it('uses the hours of public holidays on a holiday (D-256)', () => {
    const holidays = ['2026-08-12']
    expect(state(at('08:00'), holidays)).toEqual(closed('2026-08-12', '09:00'))
    expect(state(at('11:00'), holidays)).toEqual(open('12:00'))
    expect(state(at('12:00'), holidays)).toEqual(closed('2026-08-13', '07:30'))
  })

  it('is closed on a holiday when the dealer gives no hours for holidays', () => {
    const hours = week.filter(({ day }) => day !== 'Public Holidays')
    expect(state(at('11:00'), ['2026-08-12', '2026-08-13'], hours)).toEqual(closed('2026-08-14', '07:30'))
  })

  it('knows no next opening without hours, or when every day is closed (D-254)', () => {
    const never = { isOpen: false, closesAt: null, opensNext: null }
    expect(state(at('11:00'), [], [])).toEqual(never)
    const allClosed = openingDays.map((day) => ({ day, open: null }))
    expect(state(at('11:00'), [], allClosed)).toEqual(never)
  })

  it('ignores hours that end before they begin', () => {
    const hours: OpeningHours[] = [
      { day: 'Wednesday', open: { from: '18:00', until: '06:00' } },
      { day: 'Friday', open: { from: '08:00', until: '12:00' } },
    ]
    expect(state(at('19:00'), [], hours)).toEqual(closed('2026-08-14', '08:00'))
  })

  it('is open exactly from opening to closing, on any day and at any minute', () => {
    const moment = fc.date({
      ...{ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z') },
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, (now) => {
        const { weekday, minutes } = inJohannesburg(now)
        const [opens, closes] = minutesOpen[weekday] ?? [0, 0]
        expect(state(now).isOpen).toBe(opens <= minutes && minutes < closes)
      }),
      { numRuns: 500 },
    )
  })
})

describe('weekdayOf', () => {
  it.each([
    ['2026-08-10', 'Monday'],
    ['2026-08-16', 'Sunday'],
    ['2024-02-29', 'Thursday'],
    ['2026-01-01', 'Thursday'],
  ])('names the weekday of %s', (day, name) => {
    expect(weekdayOf(day)).toBe(name)
  })
})
