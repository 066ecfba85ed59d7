import { expect, test } from 'vitest'
import { formatDay, formatWeekday } from './format-day.ts'

test('formats a day in its language, without a leading zero', () => {
  expect(formatDay('2026-11-22')).toBe('22 November 2026')
  expect(formatDay('2026-10-04', 'af')).toBe('4 Oktober 2026')
  expect(formatDay('2028-02-29', 'zu')).toBe('29 Februwari 2028')
  expect(formatDay('2027-12-31', 'zu')).toBe('31 Disemba 2027')
})

test.each(['en', 'af', 'zu'] as const)('gives every month a different name in %s', (language) => {
  const names = Array.from({ length: 12 }, (_, index) => {
    const month = String(index + 1).padStart(2, '0') as '01'
    return formatDay(`2026-${month}-15`, language)
  })
  expect(new Set(names).size).toBe(12)
  for (const name of names) expect(name).toMatch(/^15 [A-Z][a-z]+ 2026$/)
})

test('formats a day with its weekday', () => {
  expect(formatWeekday('2026-11-22')).toBe('Sunday, 22 November 2026')
  expect(formatWeekday('2026-12-03', 'af')).toBe('Donderdag, 3 Desember 2026')
  expect(formatWeekday('2026-12-05', 'zu')).toBe('uMgqibelo, 5 Disemba 2026')
})
