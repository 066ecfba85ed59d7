import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Attempts,
  addAttempt,
  type DelayPolicy,
  delayMs,
  isFamiliar,
  perAccount,
  perNetwork,
  perPair,
  subtractAttempt,
} from './sign-in-delay.ts'

const start = Date.parse('2026-11-20T08:00:00Z')
const days = (count: number) => count * 24 * 60 * 60 * 1_000

/** Returns the delays in seconds after each of `count` attempts, each made as soon as it is allowed. */
function delaysOf(policy: DelayPolicy, count: number): number[] {
  let attempts: Attempts | undefined
  let now = start
  return Array.from({ length: count }, () => {
    attempts = addAttempt(attempts, policy, now)
    const delay = delayMs(attempts, policy, now)
    now += delay
    return delay / 1_000
  })
}

test('allows five attempts on an account without delay, then doubles the delay up to five minutes', () => {
  expect(delaysOf(perPair, 16)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
})

test('limits the delay after any number of attempts', () => {
  expect(delaysOf(perNetwork, 5_000).at(-1)).toBe(60)
  expect(delaysOf(perAccount, 5_000).at(-1)).toBe(30)
})

test('shortens a delay as time passes, and resets the count after a day without attempts', () => {
  const attempts: Attempts = { count: 7, at: start }
  expect(delayMs(attempts, perPair, start + 1_500)).toBe(2_500)
  expect(delayMs(attempts, perPair, start + 4_000)).toBe(0)
  expect(addAttempt(attempts, perPair, start + days(1) - 1).count).toBe(8)
  expect(addAttempt(attempts, perPair, start + days(1)).count).toBe(1)
})

test('subtracts a successful attempt from the count, never below zero', () => {
  expect(subtractAttempt({ count: 3, at: start })).toEqual({ count: 2, at: start })
  expect(subtractAttempt({ count: 0, at: start }).count).toBe(0)
})

test('treats a network as familiar for thirty days after a success, despite later attempts', () => {
  const succeeded = addAttempt({ count: 0, at: start, succeededAt: start }, perPair, start + 5)
  expect(isFamiliar(succeeded, start + days(30) - 1)).toBe(true)
  expect(isFamiliar(succeeded, start + days(30))).toBe(false)
  expect(isFamiliar({ count: 1, at: start }, start)).toBe(false)
  expect(isFamiliar(undefined, start)).toBe(false)
})

test('never exceeds the maximum delay, even when the clock was set back', () => {
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
