import { describe, expect, it, test } from 'vitest'
import { addMonths, daysBetween, isDay, isMonth, monthAfter, monthsBetween } from './months.ts'

describe('the day some months later', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-08-31', 12, '2027-08-31'],
    ['2026-02-28', 1, '2026-03-28'],
    ['2026-11-20', 24, '2028-11-20'],
    ['2026-03-31', -1, '2026-02-28'],
  ] as const)('of %s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later)
  })
})

test('months are counted over years, in both directions', () => {
  expect(monthAfter('2026-11', 2)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthsBetween('2024-05', '2026-11')).toBe(30)
  expect(monthsBetween('2026-11', '2026-10')).toBe(-1)
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '1949-12-31',
  '2200-01-01',
  '2026-1-1',
  '',
  '2026-11-20T00:00',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each(['2026-13', '2026-00', '26-01', '2026-11-01', ''])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false)
})
