import { expect, test } from 'vitest'
import { pollOn } from './poll.ts'
import { pollDays } from './poll-days.ts'

test('dates 14 questions from 3 to 16 January 2025 and 14 from the day of seeding on (C-116)', () => {
  const days = pollDays(14, 14, '2026-11-20')
  expect(days).toHaveLength(28)
  expect([days[0], days[13], days[14], days[27]]).toEqual([
    '2025-01-03',
    '2025-01-16',
    '2026-11-20',
    '2026-12-03',
  ])
  expect(new Set(days).size).toBe(28)
})

test('skips days that are taken, when the content is seeded in the days of the dated questions (C-116)', () => {
  const days = pollDays(14, 14, '2025-01-10')
  expect(new Set(days).size).toBe(28)
  expect([days[14], days[27]]).toEqual(['2025-01-17', '2025-01-30'])
  expect(pollDays(14, 14, '2024-12-31').slice(14, 18)).toEqual([
    ...['2024-12-31', '2025-01-01', '2025-01-02', '2025-01-17'],
  ])
})

test('finds the question of a day, and none on other days (C-107)', () => {
  const polls = pollDays(14, 0, '2026-11-20').map((day, index) => ({ day, index }))
  expect(pollOn(polls, '2025-01-05')?.index).toBe(2)
  expect(pollOn(polls, '2025-01-02')).toBeUndefined()
  expect(pollOn(polls, '2025-01-17')).toBeUndefined()
})
