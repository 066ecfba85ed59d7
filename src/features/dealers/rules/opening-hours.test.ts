import { describe, expect, it } from 'vitest'
import { describeHours, type OpeningDay, type OpeningHours, openingSpans } from './opening-hours.ts'

const open = (day: OpeningDay, from: string, until: string): OpeningHours => ({ day, open: { from, until } })
const closed = (day: OpeningDay): OpeningHours => ({ day, open: null })

/** As a visitor reads them: `Monday – Friday 07:30 – 17:30`. */
const read = (hours: readonly OpeningHours[]) =>
  openingSpans(hours).map(
    ({ from, to, open: time }) => `${to ? `${from} – ${to}` : from}: ${describeHours(time, 'Closed')}`,
  )

const ordinaryWeek = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((day) =>
    open(day, '07:30', '17:30'),
  ),
  open('Saturday', '08:00', '13:00'),
  closed('Sunday'),
]

describe('opening hours', () => {
  it('D-253, D-254: days that follow each other and share hours are one range', () => {
    expect(read(ordinaryWeek)).toEqual([
      'Monday – Friday: 07:30 – 17:30',
      'Saturday: 08:00 – 13:00',
      'Sunday: Closed',
    ])
  })

  it('D-255: equal hours on days that do not follow each other stay apart', () => {
    const week = [
      open('Monday', '08:00', '17:00'),
      open('Tuesday', '08:00', '17:00'),
      closed('Wednesday'),
      open('Thursday', '08:00', '17:00'),
      open('Friday', '08:00', '17:00'),
    ]
    expect(read(week)).toEqual([
      'Monday – Tuesday: 08:00 – 17:00',
      'Wednesday: Closed',
      'Thursday – Friday: 08:00 – 17:00',
    ])
  })

  it('a day that is not told at all ends a range', () => {
    expect(read([open('Monday', '08:00', '17:00'), open('Wednesday', '08:00', '17:00')])).toEqual([
      'Monday: 08:00 – 17:00',
      'Wednesday: 08:00 – 17:00',
    ])
  })

  it('D-256: public holidays are the last row, never part of a range', () => {
    expect(read([...ordinaryWeek, open('Public Holidays', '09:00', '12:00')]).at(-1)).toBe(
      'Public Holidays: 09:00 – 12:00',
    )
    expect(read([closed('Sunday'), closed('Public Holidays')])).toEqual([
      'Sunday: Closed',
      'Public Holidays: Closed',
    ])
  })

  it('D-257: in the order of the week whatever the order of the data', () => {
    expect(read([...ordinaryWeek].reverse())).toEqual(read(ordinaryWeek))
  })

  it('closed all week is one range; no hours are no rows', () => {
    const days: OpeningDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    expect(read(days.map(closed))).toEqual(['Monday – Sunday: Closed'])
    expect(read([])).toEqual([])
  })
})
