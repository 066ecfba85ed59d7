import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSlots } from './slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts a job that takes conspicuously long towards the total only', () => {
  const slots = createSlots({ usual: 2, total: 3 })
  slots.take()
  slots.take()
  expect(slots.free()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(slots.free()).toBe(1)
  slots.take()
  vi.advanceTimersByTime(1_000)
  expect(slots.free()).toBe(0)
})

it('raises the time after which a job counts as long when successful jobs take longer', () => {
  const slots = createSlots({ usual: 1, total: 100 })
  for (let job = 0; job < 50; job++) {
    const release = slots.take()
    vi.advanceTimersByTime(400)
    release(true)
  }
  slots.take()
  vi.advanceTimersByTime(700)
  expect(slots.free()).toBe(0)
  vi.advanceTimersByTime(200)
  expect(slots.free()).toBe(1)
})

it('ignores the duration of failed jobs', () => {
  const slots = createSlots({ usual: 1, total: 100 })
  for (let job = 0; job < 50; job++) {
    const release = slots.take()
    vi.advanceTimersByTime(30_000)
    release(false)
  }
  slots.take()
  vi.advanceTimersByTime(200)
  expect(slots.free()).toBe(1)
})

it('notifies callers that wait for a slot when a job ends, and when one turns out to be long', async () => {
  const slots = createSlots({ usual: 2, total: 2 })
  const release = slots.take()
  slots.take()
  const ended = slots.changed()
  release(true)
  await ended
  const long = slots.changed()
  vi.advanceTimersByTime(1_000)
  await long
})
