import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '#features/dealers/dealers/index.ts'
import { halfHours } from './half-hours.ts'
import { type Opening, type Visit, visitDays, visitProblem } from './visit-days.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const hours: readonly OpeningHours[] = [
  ...weekdays.map((day) => ({ day, open: { from: '07:30', until: '17:30' } })),
  { day: 'Saturday', open: { from: '08:00', until: '13:00' } },
  { day: 'Sunday', open: null },
]
/** The Wednesday of that week is the Day of Reconciliation. */
const opening: Opening = { hours, holidays: ['2026-12-16'] }
const at = (time: string) => new Date(`2026-12-14T${time}:00+02:00`)
const monday = at('08:10')

describe('the days on which a dealer can be visited', () => {
  it('are those on which it is open, from two hours ahead to an hour before it closes', () => {
    expect(visitDays(opening, monday, 6)).toEqual([
      { day: '2026-12-14', from: '10:30', until: '16:30' },
      { day: '2026-12-15', from: '07:30', until: '16:30' },
      { day: '2026-12-17', from: '07:30', until: '16:30' },
      { day: '2026-12-18', from: '07:30', until: '16:30' },
      { day: '2026-12-19', from: '08:00', until: '12:00' },
    ])
  })

  it('include a public holiday with hours of its own', () => {
    const open = { day: 'Public Holidays', open: { from: '09:00', until: '12:00' } } as const
    expect(visitDays({ ...opening, hours: [...hours, open] }, monday, 2)).toContainEqual({
      ...{ day: '2026-12-16', from: '09:00', until: '11:00' },
    })
  })

  it('begin and end on the half hour, whatever the hours of the dealer', () => {
    const odd = [{ day: 'Tuesday', open: { from: '08:15', until: '16:45' } }] as const
    expect(visitDays({ hours: odd, holidays: [] }, monday, 6)).toEqual([
      { day: '2026-12-15', from: '08:30', until: '15:30' },
    ])
  })

  it('leave out today when it is too late, and all when the hours are unknown', () => {
    expect(visitDays(opening, at('15:00'), 1).map(({ day }) => day)).toEqual(['2026-12-15'])
    expect(visitDays(opening, at('23:30'), 1).map(({ day }) => day)).toEqual(['2026-12-15'])
    expect(visitDays({ hours: [], holidays: [] }, monday, 28)).toEqual([])
  })
})

describe('a visit that a visitor asks for', () => {
  const problemOf = (visit: Partial<Visit>, known = opening) =>
    visitProblem({ day: '', time: '', ...visit }, known, monday, 28)

  it.each<Partial<Visit>>([
    {},
    { day: '2026-12-15' },
    { day: '2026-12-15', time: '07:30' },
    { day: '2026-12-15', time: '16:30' },
    { day: '2027-01-11', time: '10:00' },
    // The form itself says that the day has passed.
    { day: '2026-12-13' },
  ])('is possible: %o', (visit) => {
    expect(problemOf(visit)).toBeNull()
  })

  it.each<[Partial<Visit>, string, string]>([
    [{ time: '10:00' }, 'day', 'visitDayMissing'],
    [{ day: '2026-12-20' }, 'day', 'dealerClosed'],
    [{ day: '2026-12-16' }, 'day', 'visitHoliday'],
    [{ day: '2027-01-12' }, 'day', 'visitTooFar'],
    [{ day: '2026-12-15', time: '07:00' }, 'time', 'visitTimeClosed'],
    [{ day: '2026-12-15', time: '17:00' }, 'time', 'visitTimeClosed'],
    [{ day: '2026-12-14', time: '10:00' }, 'time', 'visitTimeClosed'],
  ])('%o is impossible by its %s: %s', (visit, on, error) => {
    expect(problemOf(visit)).toMatchObject({ on, error })
  })

  it('is too late on a day of which no time is left', () => {
    expect(visitProblem({ day: '2026-12-14', time: '' }, opening, at('15:00'), 28)).toEqual({
      ...{ on: 'day', error: 'visitTooLate' },
    })
  })

  it('is possible at any time when the hours are unknown, but not without a day or months ahead', () => {
    const unknown = { hours: [], holidays: [] }
    expect(problemOf({ day: '2026-12-20', time: '03:00' }, unknown)).toBeNull()
    expect(problemOf({ time: '10:00' }, unknown)).toMatchObject({ error: 'visitDayMissing' })
    expect(problemOf({ day: '2027-03-01' }, unknown)).toMatchObject({ error: 'visitTooFar' })
  })
})

it('counts half hours from one time to another, both included', () => {
  expect(halfHours('07:30', '09:00')).toEqual(['07:30', '08:00', '08:30', '09:00'])
  expect(halfHours('09:30', '10:30')).toEqual(['09:30', '10:00', '10:30'])
  expect(halfHours('10:00', '09:30')).toEqual([])
})
