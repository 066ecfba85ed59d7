import { expect, test } from 'vitest'
import { johannesburgTime } from './johannesburg-time.ts'

test.each([
  ['2026-11-20T06:05:00Z', 'Fri 20 Nov 2026, 08:05'],
  ['2026-12-31T22:00:00Z', 'Fri 1 Jan 2027, 00:00'],
  ['2026-07-01T21:59:59Z', 'Wed 1 Jul 2026, 23:59'],
  ['2024-02-28T22:30:00Z', 'Thu 29 Feb 2024, 00:30'],
])('formats %s as %s, in Johannesburg time', (moment, expected) => {
  expect(johannesburgTime(new Date(moment))).toBe(expected)
})
