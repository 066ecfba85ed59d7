import { expect, test } from 'vitest'
import { formatPeriod } from './format-period.ts'

test('formats a period within a year with the year at the end (C-176)', () => {
  expect(formatPeriod({ start: '2024-07-01', end: '2024-09-30' })).toBe('1 Jul to 30 Sep 2024')
})

test('includes both years in a period across the turn of the year', () => {
  expect(formatPeriod({ start: '2026-11-01', end: '2027-01-31' })).toBe('1 Nov 2026 to 31 Jan 2027')
})
