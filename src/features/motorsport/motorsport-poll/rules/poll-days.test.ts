import { expect, test } from 'vitest'
import type { CalendarDay } from '#platform/time/clock.ts'
import { freeDays } from './poll-days.ts'
import { pollOn } from './poll-on.ts'

const january = (day: number) => `2025-01-${String(day).padStart(2, '0')}` as CalendarDay
const race = Array.from({ length: 14 }, (_, index) => january(3 + index))

test('finds a day for each question from a day on, over the end of a month and a year (C-116)', () => {
  const days = freeDays('2026-12-20', 14, race)
  expect(days).toHaveLength(14)
  expect([days[0], days[11], days[12], days[13]]).toEqual([
    ...['2026-12-20', '2026-12-31', '2027-01-01', '2027-01-02'],
  ])
})

test('skips days with a question, when the content is seeded in the days of the race (C-116)', () => {
  const days = freeDays('2025-01-10', 14, race)
  expect([days[0], days[13]]).toEqual(['2025-01-17', '2025-01-30'])
  expect(freeDays('2025-01-01', 3, race)).toEqual(['2025-01-01', '2025-01-02', '2025-01-17'])
})

test('finds the question of a day, and none on other days (C-107)', () => {
  const polls = race.map((day, index) => ({ day, index }))
  expect(pollOn(polls, '2025-01-05')?.index).toBe(2)
  expect(pollOn(polls, '2025-01-02')).toBeUndefined()
  expect(pollOn(polls, '2025-01-17')).toBeUndefined()
})
