import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Attempts,
  type DelayPolicy,
  delayMs,
  isFamiliar,
  perAccount,
  perNetwork,
  perPair,
  withAttempt,
  withoutAttempt,
} from './sign-in-delay.ts'

const start = Date.parse('2026-11-20T08:00:00Z')
const days = (count: number) => count * 24 * 60 * 60 * 1_000

/** The delays in seconds after each of so many attempts, each made as soon as it is let through. */
function delaysOf(policy: DelayPolicy, count: number): number[] {
  let attempts: Attempts | undefined
  let now = start
  return Array.from({ length: count }, () => {
    attempts = withAttempt(attempts, policy, now)
    const delay = delayMs(attempts, policy, now)
    now += delay
    return delay / 1_000
  })
}

test('five attempts on an account are free, then each doubles the delay up to five minutes', () => {
  expect(delaysOf(perPair, 16)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
})

test('delays stay bounded however many attempts there are', () => {
  expect(delaysOf(perNetwork, 5_000).at(-1)).toBe(60)
  expect(delaysOf(perAccount, 5_000).at(-1)).toBe(30)
})

test('a delay passes with time, and the count after a day without attempts', () => {
  const attempts: Attempts = { count: 7, at: start }
  expect(delayMs(attempts, perPair, start + 1_500)).toBe(2_500)
  expect(delayMs(attempts, perPair, start + 4_000)).toBe(0)
  expect(withAttempt(attempts, perPair, start + days(1) - 1).count).toBe(8)
  expect(withAttempt(attempts, perPair, start + days(1)).count).toBe(1)
})

test('an attempt that was right is taken back', () => {
  expect(withoutAttempt({ count: 3, at: start })).toEqual({ count: 2, at: start })
  expect(withoutAttempt({ count: 0, at: start }).count).toBe(0)
})

test('a network is familiar for thirty days after a success, wrong passwords or not', () => {
  const succeeded = withAttempt({ count: 0, at: start, succeededAt: start }, perPair, start + 5)
  expect(isFamiliar(succeeded, start + days(30) - 1)).toBe(true)
  expect(isFamiliar(succeeded, start + days(30))).toBe(false)
  expect(isFamiliar({ count: 1, at: start }, start)).toBe(false)
  expect(isFamiliar(undefined, start)).toBe(false)
})

test('a clock that was set back keeps nobody out for longer than the longest delay', () => {
  const policies = fc.constantFrom(perPair, perNetwork, perAccount)
  const attempts = fc.record({ count: fc.nat(10_000), at: fc.integer({ min: start - days(60), max: start }) })
  fc.assert(
    fc.property(policies, attempts, fc.integer({ min: -days(60), max: days(60) }), (policy, known, shift) => {
      const delay = delayMs(known, policy, start + shift)
      return delay >= 0 && delay <= policy.maxDelayMs
    }),
  )
  expect(delayMs({ count: 100, at: start }, perPair, start - 1)).toBe(0)
})
