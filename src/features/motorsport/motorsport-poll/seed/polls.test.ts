import { expect, test } from 'vitest'
import { readContentFile } from '#platform/seeding/content-file.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { pollOn } from '../rules/poll-on.ts'
import { pollsFile } from './schema.ts'
import { seededPolls } from './seeded-polls.ts'

test('has 28 questions on 28 days, one on the day of seeding and on each from 3 to 16 January 2025 (C-107, C-116)', async () => {
  const polls = seededPolls(await readContentFile('polls/polls.json', pollsFile), '2026-11-20')
  expect(polls).toHaveLength(28)
  expect(new Set(polls.map(({ day }) => day)).size).toBe(28)
  expect(new Set(polls.map(({ question }) => question)).size).toBe(28)
  for (let day = 3; day <= 16; day++)
    expect(pollOn(polls, `2025-01-${String(day).padStart(2, '0')}` as CalendarDay)).toBeDefined()
  for (const day of ['2025-01-02', '2025-01-17', '2025-03-01', '2026-11-19', '2026-12-04'] as const)
    expect(pollOn(polls, day)).toBeUndefined()
  expect(pollOn(polls, '2026-11-20')).toBeDefined()
  expect(pollOn(polls, '2026-12-03')).toBeDefined()
})
