import { describe, expect, it } from 'vitest'
import { eventsFile } from './schema.ts'

const accepts = (days: object) =>
  eventsFile.safeParse({ events: [{ name: 'Open day', brands: [], ...days }] }).success

describe('the days of a seeded event', () => {
  it.each([
    {},
    { startsOn: 3 },
    { startsOn: -1, endsOn: 0 },
    { startsOn: 9, endsOn: 10 },
    { startsOn: '2026-09-01' },
    { startsOn: '2026-09-30', endsOn: '2026-10-01' },
  ])('are accepted: %j', (days) => {
    expect(accepts(days)).toBe(true)
  })

  it.each([
    { startsOn: 3, endsOn: 3 },
    { startsOn: 10, endsOn: 9 },
    { startsOn: '2026-09-02', endsOn: '2026-09-01' },
    { startsOn: 3, endsOn: '2026-09-01' },
    { endsOn: 3 },
    { startsOn: '2026-02-30' },
    { startsOn: 1.5 },
  ])('are rejected: %j', (days) => {
    expect(accepts(days)).toBe(false)
  })
})
