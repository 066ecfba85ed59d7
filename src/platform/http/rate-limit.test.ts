import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('allows the maximum per period and key, then returns the seconds to wait', () => {
  let time = 0
  const limit = createRateLimit({ max: 2, periodMs: 10_000, now: () => time })
  expect([limit('a'), limit('a')]).toEqual([undefined, undefined])
  time = 4_000
  expect(limit('a')).toBe(6)
  expect(limit('b')).toBeUndefined()
  time = 10_001
  expect(limit('a')).toBeUndefined()
})

// 12 476.2581 + 60 000 − 12 476.2581 is a little more than 60 000 in floating point.
test.each([0, 12_476.2581])('returns a wait no longer than the period when the clock is at %d', (time) => {
  const limit = createRateLimit({ max: 0, periodMs: 60_000, now: () => time })
  expect(limit('a')).toBe(60)
})
