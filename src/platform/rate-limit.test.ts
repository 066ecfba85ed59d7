import { expect, test } from 'vitest'
import { createRateLimit, networkOf } from './rate-limit.ts'

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

test('neighbours in an IPv6 network count together, IPv4 addresses for themselves', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
  expect(networkOf('196.25.1.1')).not.toBe(networkOf('196.25.1.2'))
})
