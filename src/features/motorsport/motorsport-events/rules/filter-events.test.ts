import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '#platform/time/clock.ts'
import { categoriesOf } from './categories.ts'
import { arrangeByMonth, chooseCategory, isInCategory, noFilters } from './filter-events.ts'
import { monthsOf, type YearMonth } from './months.ts'

const event = (name: string, category: string, startsOn: CalendarDay, endsOn = startsOn) => ({
  name,
  category,
  months: monthsOf({ startsOn, endsOn }),
})

const events = [
  event('rally', 'Motorsport', '2026-11-21'),
  event('sevens', 'Rugby', '2026-11-30', '2026-12-03'),
  event('cup', 'Motorsport', '2026-12-05'),
  event('final', 'Rugby', '2026-12-12'),
  event('new year', 'Running', '2026-12-31', '2027-01-02'),
  event('summer', 'Rugby', '2027-12-04'),
]

const listed = (filters: Parameters<typeof arrangeByMonth>[1], thisMonth: YearMonth = '2026-11') =>
  arrangeByMonth(events, filters, thisMonth).flatMap(({ month, entries, shown }) =>
    shown > 0 ? [[month, ...entries.flatMap(({ event: { name }, isShown }) => (isShown ? [name] : []))]] : [],
  )

describe('events by month', () => {
  it('are all listed, each once, below its first month when nothing is chosen (C-072)', () => {
    expect(listed(noFilters)).toEqual([
      ['2026-11', 'rally', 'sevens'],
      ['2026-12', 'cup', 'final', 'new year'],
      ['2027-12', 'summer'],
    ])
  })

  it('lists an event over two months under both (C-073)', () => {
    expect(listed({ category: null, month: 11 })).toEqual([['2026-11', 'rally', 'sevens']])
    expect(listed({ category: null, month: 12 })).toEqual([
      ['2026-12', 'sevens', 'cup', 'final', 'new year'],
      ['2027-12', 'summer'],
    ])
    expect(listed({ category: null, month: 1 })).toEqual([['2027-01', 'new year']])
    expect(listed({ category: null, month: 2 })).toEqual([])
  })

  it('match the category and the month (C-075)', () => {
    expect(listed({ category: 'Rugby', month: 12 })).toEqual([
      ['2026-12', 'sevens', 'final'],
      ['2027-12', 'summer'],
    ])
    expect(listed({ category: 'Running', month: 11 })).toEqual([])
  })

  it('stand below the current month when they began before it', () => {
    expect(listed({ category: 'Rugby', month: null }, '2026-12')[0]).toEqual(['2026-12', 'sevens', 'final'])
  })

  it('keep a past month that the filter names, since the event is listed in both (C-073)', () => {
    expect(listed({ category: 'Rugby', month: 11 }, '2026-12')).toEqual([['2026-11', 'sevens']])
  })

  it('reset the month when a category is chosen (C-076)', () => {
    expect(chooseCategory('Rugby')).toEqual({ category: 'Rugby', month: null })
  })

  it('make every event of a category found, and no other (C-209)', () => {
    const inCategory = (category: string | null) =>
      events.filter((each) => isInCategory(each, category)).map(({ name }) => name)
    expect(inCategory('Rugby')).toEqual(['sevens', 'final', 'summer'])
    expect(inCategory(null)).toHaveLength(6)
  })
})

describe('a calendar of 500 events', () => {
  const day = (index: number): CalendarDay => {
    const [month, date] = [(index % 12) + 1, (index % 28) + 1].map((part) => String(part).padStart(2, '0'))
    return `2027-${month}-${date}` as CalendarDay
  }
  const many = Array.from({ length: 500 }, (_, index) =>
    event(`event ${index}`, ['Rugby', 'Cycling'][index % 2] ?? '', day(index)),
  )
  const placesOf = (filters: Parameters<typeof arrangeByMonth>[1], of = many) =>
    arrangeByMonth(of, filters, '2026-11').map(({ month, entries }) => [
      month,
      ...entries.map(({ event: { name } }) => name),
    ])

  it('has every event in the same place whatever the filters, so that nothing is rendered again', () => {
    const places = placesOf(noFilters)
    expect(places.flat()).toHaveLength(500 + 12)
    expect(placesOf({ category: 'Rugby', month: null })).toEqual(places)
    expect(placesOf({ category: 'Cycling', month: 7 })).toEqual(places)
  })

  it('is filtered in one pass: the time grows with the number of events, not with its square', () => {
    let reads = 0
    const counted = many.map((each) => ({
      ...each,
      get category() {
        reads += 1
        return each.category
      },
      get months() {
        reads += 1
        return each.months
      },
    }))
    arrangeByMonth(counted, { category: 'Rugby', month: 7 }, '2026-11')
    expect(reads).toBeLessThanOrEqual(3 * 500)
  })
})

describe('the months of an event', () => {
  it.each([
    ['2026-12-05', '2026-12-05', ['2026-12']],
    ['2026-11-30', '2026-12-03', ['2026-11', '2026-12']],
    ['2026-12-31', '2027-01-02', ['2026-12', '2027-01']],
    ['2026-08-31', '2026-11-01', ['2026-08', '2026-09', '2026-10', '2026-11']],
  ] as const)('are all in which it takes place: %s to %s', (startsOn, endsOn, expected) => {
    expect(monthsOf({ startsOn, endsOn })).toEqual(expected)
  })
})

describe('the categories of events', () => {
  it('are those that occur, each once, the known ones first (C-071)', () => {
    const named = ['Tennis', 'Running', 'Athletics', 'Motorsport', 'Running'].map((category) => ({
      category,
    }))
    expect(categoriesOf(named)).toEqual(['Motorsport', 'Running', 'Athletics', 'Tennis'])
  })
})
