import { describe, expect, it } from 'vitest'
import { knownCategories } from '../rules/categories.ts'
import { upcomingEvents } from '../rules/upcoming.ts'
import { daysOfSeed } from './event-days.ts'
import file from './events.json' with { type: 'json' }
import { eventsFile } from './schema.ts'

const { events } = eventsFile.parse(file)
const seededOn = '2026-11-20'

const seeded = events.map((event) => ({ ...event, ...daysOfSeed(event, seededOn) }))
const listedOn = (today: Parameters<typeof upcomingEvents>[1], category: string) =>
  upcomingEvents(seeded, today).filter((event) => event.category === category)

describe('the seeded events', () => {
  it.each([
    ['CSR', 7],
    ['Cycling', 40],
  ])('have an exact number in a category: %s (C-231, C-232)', (category, count) => {
    expect(listedOn('2025-01-01', category)).toHaveLength(count)
  })

  it.each([
    ['C-233', 'Rugby'],
    ['C-234', 'Soccer'],
    ['C-235', 'Motorsport'],
    ['C-236', 'Equestrian'],
    ['C-237', 'Shows'],
    ['C-238', 'E-Sports'],
    ['C-239', 'Running'],
  ])('have at least three in a category: %s %s', (_, category) => {
    expect(listedOn('2025-01-01', category).length).toBeGreaterThanOrEqual(3)
  })

  it('are in the nine categories and no other (C-228)', () => {
    const names = 'CSR Cycling Shows Rugby Soccer Equestrian Motorsport E-Sports Running'.split(' ')
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(names))
    expect(new Set<string>(knownCategories)).toEqual(new Set(names))
  })

  it('have an upcoming one in each category on any day of seeding (C-097)', () => {
    for (const today of ['2026-11-20', '2029-02-28'] as const) {
      const upcoming = upcomingEvents(
        events.map((event) => ({ ...event, ...daysOfSeed(event, today) })),
        today,
      )
      expect(new Set(upcoming.map(({ category }) => category)).size).toBe(9)
    }
  })

  it('have entries in late 2025 (C-097)', () => {
    const inLate2025 = upcomingEvents(seeded, '2025-10-01').filter(({ endsOn }) => endsOn < '2026-01-01')
    expect(inLate2025.length).toBeGreaterThanOrEqual(5)
  })

  it('have an address each (C-227)', () => {
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length)
  })

  it('include some without countries (C-230)', () => {
    expect(events.some(({ countries }) => countries.length === 0)).toBe(true)
  })

  it('place the Dakar in the time zone of Riyadh', () => {
    const zones = events.filter(({ name }) => name.startsWith('Dakar')).map(({ zone }) => zone)
    expect(new Set(zones)).toEqual(new Set(['Asia/Riyadh']))
    expect(zones.length).toBeGreaterThan(0)
  })
})

describe('the file of events', () => {
  const [event] = file.events
  const parse = (fields: object) => eventsFile.safeParse({ events: [{ ...event, ...fields }] }).success

  it.each([
    ['as it is', {}, true],
    ['that ends before it begins', { startsOn: '2026-12-05', endsOn: '2026-12-04' }, false],
    ['with days of two forms', { startsOn: 3, endsOn: '2026-12-04' }, false],
    ['with a day that does not exist', { startsOn: '2027-02-29', endsOn: undefined }, false],
    ['with a misspelt member', { catagory: 'Rugby' }, false],
    ['in an unknown category', { category: 'E-sports' }, false],
    ['in an unknown zone', { zone: 'Europe/Paris' }, false],
    ['with an end time alone', { startTime: undefined, endTime: '12:00' }, false],
  ])('accepts or rejects an event %s', (_, fields, expected) => {
    expect(parse(fields)).toBe(expected)
  })
})
