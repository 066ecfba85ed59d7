import { expect, test } from 'vitest'
import { formatWholeNumber } from './whole-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1\u00a0000'],
  [20_000, '20\u00a0000'],
  [1_234_567, '1\u00a0234\u00a0567'],
  [-20_000, '-20\u00a0000'],
])('formats %i as %s', (value, expected) => {
  expect(formatWholeNumber(value)).toBe(expected)
})
