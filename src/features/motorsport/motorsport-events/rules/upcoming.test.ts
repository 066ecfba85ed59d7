import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '#platform/time/clock.ts'
import { createClock } from '#platform/time/clock.ts'
import { upcomingEvents, visibleCards } from './upcoming.ts'

const event = (startsOn: CalendarDay, endsOn = startsOn) => ({ startsOn, endsOn })

describe('upcoming events', () => {
  it('include one that ends today and leave out one that ended yesterday (C-077)', () => {
    const events = [event('2026-11-18', '2026-11-20'), event('2026-11-10', '2026-11-19')]
    expect(upcomingEvents(events, '2026-11-20')).toEqual([event('2026-11-18', '2026-11-20')])
  })

  it('change at midnight in Johannesburg, not in UTC (C-078)', () => {
    const todayAt = (startAt: string) => createClock({ startAt, startedAt: 0, machineTime: () => 0 }).today()
    const events = [event('2026-11-20')]
    expect(upcomingEvents(events, todayAt('2026-11-20T21:30:00Z'))).toHaveLength(1)
    expect(upcomingEvents(events, todayAt('2026-11-20T22:30:00Z'))).toHaveLength(0)
  })

  it('are sorted by their first day, and those of one day keep their order (C-079)', () => {
    const [first, second] = [
      { ...event('2026-11-21', '2026-11-30'), name: 'first' },
      { ...event('2026-11-21'), name: 'second' },
    ]
    const events = [
      { ...event('2027-01-03'), name: 'January' },
      { ...event('2026-11-30'), name: 'November' },
      first,
      second,
    ]
    const names = upcomingEvents(events, '2026-11-20').map(({ name }) => name)
    expect(names).toEqual(['first', 'second', 'November', 'January'])
  })
})

describe('the cards of a list', () => {
  const cards = [
    { name: 'yesterday', expiresOn: '2026-11-19' },
    { name: 'today', expiresOn: '2026-11-20' },
    { name: 'tomorrow', expiresOn: '2026-11-21' },
    { name: 'never', expiresOn: null },
  ] as const
  const namesIn = (nextEventMode: boolean) =>
    visibleCards(cards, { nextEventMode, today: '2026-11-20' }).map(({ name }) => name)

  it('leave out expired ones in Next Event mode, but not those that expire today (C-211)', () => {
    expect(namesIn(true)).toEqual(['today', 'tomorrow', 'never'])
  })

  it('are all shown without that mode (C-212)', () => {
    expect(namesIn(false)).toEqual(['yesterday', 'today', 'tomorrow', 'never'])
  })
})
