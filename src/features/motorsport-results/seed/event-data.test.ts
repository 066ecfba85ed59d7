import { expect, test } from 'vitest'
import { medalsByMetal } from '../rules/event-medals.ts'
import { pollOn } from '../rules/poll/poll.ts'
import { stageRows } from '../rules/rally-stages.ts'
import { dakarMedals, eventStats } from './dakar.ts'
import { seededPolls } from './polls.ts'
import { safariRally } from './rally-stages.ts'

test('has the six stages of the SA Safari Rally with their distances, each with a liaison (C-118 to C-121)', () => {
  const rows = stageRows(safariRally.stages)
  expect(rows.map(({ name, stageDistance }) => [name, stageDistance])).toEqual([
    ['Prologue', 30],
    ['Stage 1', 296],
    ['Stage 2', 266],
    ['Stage 3', 270],
    ['Stage 4', 469],
    ['Stage 5', 98],
  ])
  for (const { stageDistance, liaisonDistance, totalDistance } of rows) {
    expect(liaisonDistance).toBeGreaterThan(0)
    expect(totalDistance).toBe(stageDistance + liaisonDistance)
  }
  expect(safariRally.dates).toBe('19-24 May 2025')
})

test('has the medals of the Dakar: three gold, three silver, one bronze, two of them in 2018 (C-122)', () => {
  expect(medalsByMetal(dakarMedals).map(({ metal, year }) => `${metal} ${year}`)).toEqual([
    ...['gold 2019', 'gold 2022', 'gold 2023', 'silver 2018', 'silver 2021', 'silver 2025', 'bronze 2018'],
  ])
})

test('has the stated figures of the events (C-123, C-124)', () => {
  expect(eventStats.sasr).toEqual({ stages: 5, days: 7, crews: 2 })
  expect(eventStats.others).toEqual({ stages: 12, days: 14, crews: 4 })
})

test('has 28 questions on 28 days, one on the day of seeding and on each from 3 to 16 January 2025 (C-107, C-116)', () => {
  const polls = seededPolls('2026-11-20')
  expect(polls).toHaveLength(28)
  expect(new Set(polls.map(({ day }) => day)).size).toBe(28)
  expect(new Set(polls.map(({ question }) => question)).size).toBe(28)
  for (let day = 3; day <= 16; day++)
    expect(pollOn(polls, `2025-01-${String(day).padStart(2, '0')}` as '2025-01-03')).toBeDefined()
  expect(pollOn(polls, '2025-01-17')).toBeUndefined()
  expect(pollOn(polls, '2026-11-20')).toBeDefined()
  for (const { options } of polls) expect(options.length).toBeGreaterThanOrEqual(2)
})
