import { describe, expect, it, test } from 'vitest'
import { calendarDayOf } from '#platform/time/clock.ts'
import { isLive } from '../rules/live.ts'

const special = (expiresOn: string | null, startsOn: string | null = null) => ({ startsOn, expiresOn })

describe('a special on 20 November 2026 in Johannesburg', () => {
  const hours = ['2026-11-19T22:00:00Z', '2026-11-20T06:00:00Z', '2026-11-20T21:59:59Z']

  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-21', true],
    [null, true],
  ] as const)('with the last day %s is shown at any hour: %s (D-191, C-14, G-2)', (day, shown) => {
    for (const hour of hours) expect(isLive(special(day), calendarDayOf(new Date(hour))), hour).toBe(shown)
  })
})

test('is not shown before its first day', () => {
  expect(isLive(special(null, '2026-11-21'), '2026-11-20')).toBe(false)
  expect(isLive(special(null, '2026-11-20'), '2026-11-20')).toBe(true)
})
