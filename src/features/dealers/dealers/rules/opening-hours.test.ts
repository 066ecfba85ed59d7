import { describe, expect, it } from 'vitest'
import { describeHours, type OpeningDay, type OpeningHours, openingSpans } from './opening-hours.ts'

const open = (day: OpeningDay, from: string, until: string): OpeningHours => ({ day, open: { from, until } })
const closed = (day: OpeningDay): OpeningHours => ({ day, open: null })

/** Formats the spans as on the page: `Monday – Friday: 07:30 – 17:30`. */
const format = (hours: readonly OpeningHours[]) =>
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
  it('merges consecutive days with the same hours into one range (D-253, D-254)', () => {
    expect(format(ordinaryWeek)).toEqual([
      'Monday – Friday: 07:30 – 17:30',
      'Saturday: 08:00 – 13:00',
      'Sunday: Closed',
    ])
  })

  it('keeps days with the same hours apart when they are not consecutive (D-255)', () => {
    const week = [
      open('Monday', '08:00', '17:00'),
      open('Tuesday', '08:00', '17:00'),
      closed('Wednesday'),
      open('Thursday', '08:00', '17:00'),
      open('Friday', '08:00', '17:00'),
    ]
    expect(format(week)).toEqual([
      'Monday – Tuesday: 08:00 – 17:00',
      'Wednesday: Closed',
      'Thursday – Friday: 08:00 – 17:00',
    ])
  })

  it('ends a range at a missing day', () => {
    expect(format([open('Monday', '08:00', '17:00'), open('Wednesday', '08:00', '17:00')])).toEqual([
      'Monday: 08:00 – 17:00',
      'Wednesday: 08:00 – 17:00',
    ])
  })

  it('shows public holidays in the last row, never in a range (D-256)', () => {
    expect(format([...ordinaryWeek, open('Public Holidays', '09:00', '12:00')]).at(-1)).toBe(
      'Public Holidays: 09:00 – 12:00',
    )
    expect(format([closed('Sunday'), closed('Public Holidays')])).toEqual([
      'Sunday: Closed',
      'Public Holidays: Closed',
    ])
  })

  it('follows the order of the week, whatever the order of the data (D-257)', () => {
    expect(format([...ordinaryWeek].reverse())).toEqual(format(ordinaryWeek))
  })

  it('returns one range for a week closed throughout, and no rows without hours', () => {
    const days: OpeningDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    expect(format(days.map(closed))).toEqual(['Monday – Sunday: Closed'])
    expect(format([])).toEqual([])
  })
})
