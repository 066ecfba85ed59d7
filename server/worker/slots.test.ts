import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSlots } from './slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts a job that takes conspicuously long towards the total only', () => {
  const slots = createSlots({ maxFast: 2, maxTotal: 3 })
  slots.acquire()
  slots.acquire()
  expect(slots.free()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(slots.free()).toBe(1)
  slots.acquire()
  vi.advanceTimersByTime(1_000)
  expect(slots.free()).toBe(0)
})

it('raises the time after which a job counts as long when successful jobs take longer', () => {
  const slots = createSlots({ maxFast: 1, maxTotal: 100 })
  for (let job = 0; job < 50; job++) {
    const release = slots.acquire()
    vi.advanceTimersByTime(400)
    release(true)
  }
  slots.acquire()
  vi.advanceTimersByTime(700)
  expect(slots.free()).toBe(0)
  vi.advanceTimersByTime(200)
  expect(slots.free()).toBe(1)
})

it('ignores the duration of failed jobs', () => {
  const slots = createSlots({ maxFast: 1, maxTotal: 100 })
  for (let job = 0; job < 50; job++) {
    const release = slots.acquire()
    vi.advanceTimersByTime(30_000)
    release(false)
  }
  slots.acquire()
  vi.advanceTimersByTime(200)
  expect(slots.free()).toBe(1)
})

it('notifies callers that wait for a slot when a job ends, and when one turns out to be long', async () => {
  const slots = createSlots({ maxFast: 2, maxTotal: 2 })
  const release = slots.acquire()
  slots.acquire()
  const ended = slots.whenChanged()
  release(true)
  await ended
  const long = slots.whenChanged()
  vi.advanceTimersByTime(1_000)
  await long
})
