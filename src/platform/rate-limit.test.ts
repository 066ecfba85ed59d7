import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('lets so many through in a period, then says how long to wait', () => {
  let time = 0
  const limit = createRateLimit({ most: 2, periodMs: 10_000, now: () => time })
  expect([limit('a'), limit('a')]).toEqual([undefined, undefined])
  time = 4_000
  expect(limit('a')).toBe(6)
  expect(limit('b')).toBeUndefined()
  time = 10_001
  expect(limit('a')).toBeUndefined()
})

// 12 476.2581 + 60 000 − 12 476.2581 is a little more than 60 000 in floating point.
test.each([0, 12_476.2581])('asks to wait no longer than the period when the clock says %d', (time) => {
  const limit = createRateLimit({ most: 0, periodMs: 60_000, now: () => time })
  expect(limit('a')).toBe(60)
})
