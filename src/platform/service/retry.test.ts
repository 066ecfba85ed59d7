import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelay } from './retry.ts'

const now = Date.parse('2026-11-20T10:00:00Z')

test('doubles the delay with each attempt, up to two seconds', () => {
  const delays = [1, 2, 3, 4, 5, 6, 20].map((attempt) => retryDelay(attempt, null, now, () => 1))
  expect(delays).toEqual([100, 200, 400, 800, 1600, 2000, 2000])
})

test('takes a random share of the delay', () => {
  expect(retryDelay(2, null, now, () => 0.25)).toBe(50)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (attempt) => {
      const delay = retryDelay(attempt, null, now)
      expect(delay).toBeGreaterThanOrEqual(0)
      expect(delay).toBeLessThanOrEqual(2000)
    }),
  )
})

test.each([
  ['2', 2000],
  ['0', 0],
  ['3', undefined],
  ['Fri, 20 Nov 2026 10:00:01 GMT', 1000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['Fri, 20 Nov 2026 11:00:00 GMT', undefined],
])('waits for Retry-After: %s only up to two seconds', (retryAfter, delay) => {
  expect(retryDelay(1, retryAfter, now)).toBe(delay)
})

test('ignores an invalid Retry-After', () => {
  expect(retryDelay(1, 'soon', now, () => 1)).toBe(100)
})
