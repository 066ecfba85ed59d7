import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock, midnightAfter } from '#platform/time/clock.ts'
import { daylightChangeAfter } from '#platform/time/daylight.ts'
import { runAtEachTurn } from './day-turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T21:59:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs the callback at midnight in Johannesburg, every day until it is stopped (G-2, C-405)', () => {
  const onMidnight = vi.fn()
  const stop = runAtEachTurn(midnightAfter, createClock(), onMidnight)
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
  const stop = runAtEachTurn(midnightAfter, clock, onMidnight)
  vi.advanceTimersByTime(30_000)
  expect(onMidnight).toHaveBeenCalledTimes(1)
  stop()
})

test('runs the callback once, soon after the machine wakes from a sleep over midnight', () => {
  const onMidnight = vi.fn()
  const stop = runAtEachTurn(midnightAfter, createClock(), onMidnight)
  vi.setSystemTime('2026-11-23T05:00:00Z')
  vi.advanceTimersByTime(30_000)
  expect(onMidnight).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(onMidnight).toHaveBeenCalledTimes(1)
  stop()
})

test('does not run the callback early when its turn is over a year away', () => {
  const onMidnight = vi.fn()
  const farAway = new Date(Date.now() + 400 * 24 * 60 * 60 * 1_000)
  const stop = runAtEachTurn(() => farAway, { now: () => new Date() }, onMidnight)
  vi.advanceTimersByTime(60_000)
  expect(onMidnight).not.toHaveBeenCalled()
  stop()
})

test('runs the callback at dawn, in the morning, at dusk and at night', () => {
  const onChange = vi.fn()
  const clock = createClock({ startAt: '2026-06-21T00:00:00+02:00', startedAt: Date.now() })
  const stop = runAtEachTurn(daylightChangeAfter, clock, () =>
    onChange(clock.now().toISOString().slice(11, 13)),
  )
  vi.advanceTimersByTime(24 * 60 * 60 * 1_000)
  stop()
  expect(onChange.mock.calls.flat()).toEqual(['04', '05', '14', '15'])
})
