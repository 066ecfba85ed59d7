import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from '#platform/clock.ts'
import { runAtEveryMidnight } from './day-turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T21:59:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs the callback at midnight in Johannesburg, every day until it is stopped (G-2)', () => {
  const onMidnight = vi.fn()
  const stop = runAtEveryMidnight(createClock(), onMidnight)
  vi.advanceTimersByTime(59_000)
  expect(onMidnight).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(onMidnight).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(24 * 60 * 60 * 1_000)
  expect(onMidnight).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(24 * 60 * 60 * 1_000)
  expect(onMidnight).toHaveBeenCalledTimes(2)
})

test('runs the callback at the midnight of a clock that is set to another time (G-2)', () => {
  const onMidnight = vi.fn()
  const clock = createClock({ startAt: '2025-01-03T23:59:30+02:00', startedAt: Date.now() })
  const stop = runAtEveryMidnight(clock, onMidnight)
  vi.advanceTimersByTime(30_000)
  expect(onMidnight).toHaveBeenCalledTimes(1)
  stop()
})

test('runs the callback once, soon after the machine wakes from a sleep over midnight', () => {
  const onMidnight = vi.fn()
  const stop = runAtEveryMidnight(createClock(), onMidnight)
  vi.setSystemTime('2026-11-23T05:00:00Z')
  vi.advanceTimersByTime(30_000)
  expect(onMidnight).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(onMidnight).toHaveBeenCalledTimes(1)
  stop()
})

test('does not run the callback early when midnight is over a year away', () => {
  const onMidnight = vi.fn()
  const farAway = new Date(Date.now() + 400 * 24 * 60 * 60 * 1_000)
  const stop = runAtEveryMidnight({ now: () => new Date(), nextMidnight: () => farAway }, onMidnight)
  vi.advanceTimersByTime(60_000)
  expect(onMidnight).not.toHaveBeenCalled()
  stop()
})
