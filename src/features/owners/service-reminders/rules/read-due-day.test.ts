import { expect, it } from 'vitest'
import { readDueDay } from './read-due-day.ts'

it.each([
  ['2026-11-30', '2026-11-30'],
  ['2028-02-29', '2028-02-29'],
  ['2036-11-29', '2036-11-29'],
  ['2026-11-29', null],
  ['2026-01-01', null],
  ['2036-11-30', null],
  ['2027-02-29', null],
  ['2027-13-01', null],
  ['27-01-01', null],
  ['2027-01-01T00:00', null],
  ['AHTFR22G006012345', null],
  ['', null],
])('reads the day of a reminder “%s” on 29 November 2026 as %s', (text, expected) => {
  expect(readDueDay(text, '2026-11-29')).toBe(expected)
})
