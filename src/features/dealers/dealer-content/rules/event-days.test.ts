import { describe, expect, it } from 'vitest'
import { byFirstDay, isOver } from './event-days.ts'

const event = (startsOn: string | null, endsOn: string | null = null) => ({ startsOn, endsOn })

describe('the days of an event', () => {
  it.each([
    ['on its only day', event('2026-08-12'), false],
    ['the day after its only day', event('2026-08-11'), true],
    ['on its last day', event('2026-08-01', '2026-08-12'), false],
    ['the day after its last day', event('2026-08-01', '2026-08-11'), true],
    ['before it begins', event('2026-09-01', '2026-09-02'), false],
    ['without a date', event(null), false],
  ])('decide that it is over or not %s (C-14)', (_, days, expected) => {
    expect(isOver(days, '2026-08-12')).toBe(expected)
  })

  it('put the earliest first and those without a date last', () => {
    const events = [event(null), event('2026-10-01'), event('2026-08-12', '2026-12-01'), event('2026-09-01')]
    expect(events.sort(byFirstDay).map(({ startsOn }) => startsOn)).toEqual([
      '2026-08-12',
      '2026-09-01',
      '2026-10-01',
      null,
    ])
  })
})
