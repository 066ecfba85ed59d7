import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const timestamp = (text: string) => Date.parse(text)

it('counts ten days from noon on 7 May to 18 May 2025 (C-037, C-412)', () => {
  const left = timeLeft(timestamp('2025-05-18T00:00:00+02:00'), timestamp('2025-05-07T12:00:00+02:00'))
  expect(left).toEqual({ days: 10, hours: 12, minutes: 0, seconds: 0 })
})

it('counts ten days from noon on 23 December 2024 to 3 January 2025 (C-413)', () => {
  const left = timeLeft(timestamp('2025-01-03T00:00:00+02:00'), timestamp('2024-12-23T12:00:00+02:00'))
  expect(left.days).toBe(10)
})

it('counts ten days from noon on 20 November to 1 December 2026 (C-412)', () => {
  const left = timeLeft(timestamp('2026-12-01T00:00:00+02:00'), timestamp('2026-11-20T12:00:00+02:00'))
  expect(left.days).toBe(10)
})

it('returns the seconds left, rounded up (C-037)', () => {
  const target = timestamp('2025-05-18T00:00:00+02:00')
  expect(timeLeft(target, timestamp('2025-05-07T12:00:57+02:00')).seconds).toBe(3)
  expect(timeLeft(target, timestamp('2025-05-07T12:00:54.999+02:00')).seconds).toBe(6)
})

it('returns zeros for a moment in the past, however long ago (C-038)', () => {
  const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  for (const now of [
    '2025-01-03T00:00:00+02:00',
    '2025-01-03T00:00:00.400+02:00',
    '2026-11-20T08:00:00+02:00',
  ])
    expect(timeLeft(timestamp('2025-01-03T00:00:00+02:00'), timestamp(now))).toEqual(zeros)
})
