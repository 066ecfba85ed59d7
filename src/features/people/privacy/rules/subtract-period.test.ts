import { expect, it } from 'vitest'
import { subtractPeriod } from './subtract-period.ts'

it.each([
  ['2026-03-31T10:00:00.000Z', { months: 1 }, '2026-02-28T10:00:00.000Z'],
  ['2028-03-31T10:00:00.000Z', { months: 1 }, '2028-02-29T10:00:00.000Z'],
  ['2026-11-22T00:30:00.000Z', { months: 24 }, '2024-11-22T00:30:00.000Z'],
  ['2026-01-15T00:00:00.000Z', { months: 13 }, '2024-12-15T00:00:00.000Z'],
  ['2026-03-01T12:00:00.000Z', { days: 2 }, '2026-02-27T12:00:00.000Z'],
])('goes back from %s by %o to %s', (moment, period, earlier) => {
  expect(subtractPeriod(new Date(moment), period).toISOString()).toBe(earlier)
})
