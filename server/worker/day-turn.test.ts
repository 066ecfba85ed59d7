import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClock } from '#platform/clock.ts'
import { announceDays } from './day-turn.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T21:59:50Z') }))
afterEach(() => void vi.useRealTimers())

const clock = () => createClock({ machineTime: () => Date.now() })

it('G-2: announces the day at start and again when Johannesburg has midnight', async () => {
  const announce = vi.fn(async () => {})
  const days = announceDays(clock(), announce)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(announce).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(announce).toHaveBeenCalledTimes(2)
  days.stop()
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(announce).toHaveBeenCalledTimes(2)
})

it('tries again until the announcement has succeeded', async () => {
  const announce = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no database'))
  const days = announceDays(clock(), announce)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(announce).toHaveBeenCalledTimes(2)
  days.stop()
})
