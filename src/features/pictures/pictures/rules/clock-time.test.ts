import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [60, '1:00'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('formats %d seconds as %s', (seconds, formatted) => {
  expect(clockTime(seconds)).toBe(formatted)
})
