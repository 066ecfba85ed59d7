import { expect, test } from 'vitest'
import { rejectedParameters } from './rejected-parameters.ts'
import { validUntil } from './validity.ts'

test('keeps a quote valid for seven days, across the end of a month, a year and a leap day', () => {
  expect(validUntil('2026-11-22')).toBe('2026-11-29')
  expect(validUntil('2026-12-28')).toBe('2027-01-04')
  expect(validUntil('2028-02-25')).toBe('2028-03-03')
})

test('names the requested values that are not offered', () => {
  const accepted = new URLSearchParams('deposit=0&term=72&rate=12')
  const rejected = (query: string) => rejectedParameters(new URLSearchParams(query), accepted)
  expect(rejected('')).toEqual([])
  expect(rejected('term=72&rate=12.00&utm_source=x')).toEqual([])
  expect(rejected('term=13&rate=99&deposit=-5')).toEqual(['deposit', 'term', 'rate'])
  expect(rejected('term=&rate=NaN')).toEqual(['term', 'rate'])
})
