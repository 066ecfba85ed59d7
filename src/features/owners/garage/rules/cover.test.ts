import { describe, expect, it } from 'vitest'
import type { GarageCar } from '../garage.ts'
import { coverOf } from './cover.ts'

const today = '2026-11-20'
const warranty = '3 years / 100 000 km'
const plan = '6 services / 90 000 km'
const services = Array.from({ length: 14 }, (_, index) => (index + 1) * 15_000)
const unknown = { since: null, odometer: null, kilometresPerYear: null, lastService: null }

const remaining = (car: Partial<GarageCar>, text: string | null = warranty, day = today) =>
  coverOf({ ...unknown, ...car }, text, services, day as typeof today)

describe('what remains of a warranty', () => {
  it('is counted from the month of registration', () => {
    expect(remaining({ since: '2024-05' })).toEqual({
      ...{ hasEnded: false, until: '2027-05', monthsLeft: 6 },
      ...{ kilometresLeft: null, reachedIn: null, servicesLeft: null },
    })
  })

  it.each([
    ['2023-11-30', false],
    ['2026-11-01', false],
    ['2026-11-30', false],
    ['2026-12-01', true],
  ])('ends with its last month: on %s it has ended: %s', (day, hasEnded) => {
    expect(remaining({ since: '2023-11' }, warranty, day)?.hasEnded).toBe(hasEnded)
  })

  it('ends with its kilometres, once the owner has read them', () => {
    const at = (kilometres: number) => remaining({ since: '2025-05', odometer: { kilometres, on: today } })
    expect(at(99_999)).toMatchObject({ hasEnded: false, kilometresLeft: 1 })
    expect(at(100_000)).toMatchObject({ hasEnded: true, kilometresLeft: 0, reachedIn: null })
  })

  it('is not ended by kilometres that are only estimated, and tells the month in which they are reached', () => {
    const odometer = { kilometres: 90_000, on: '2026-01-01' } as const
    expect(remaining({ since: '2025-05', odometer, kilometresPerYear: 36_525 })).toMatchObject({
      ...{ hasEnded: false, kilometresLeft: 0, until: '2028-05', reachedIn: '2026-04' },
    })
  })

  it('names no month of the kilometres when its time ends before', () => {
    const odometer = { kilometres: 20_000, on: today } as const
    expect(remaining({ since: '2024-12', odometer, kilometresPerYear: 10_000 })?.reachedIn).toBeNull()
  })
})

describe('what remains of a service plan', () => {
  it('is its services and kilometres', () => {
    expect(remaining({ odometer: { kilometres: 46_000, on: today } }, plan)).toMatchObject({
      ...{ servicesLeft: 3, kilometresLeft: 44_000, until: null, hasEnded: false },
    })
  })

  it('ends after them', () => {
    expect(remaining({ odometer: { kilometres: 90_000, on: today } }, plan)).toMatchObject({
      ...{ servicesLeft: 0, hasEnded: true },
    })
  })
})

it('is not known for a text without figures, and of a car of which nothing is known', () => {
  const car = { since: '2024-05' } as const
  expect(remaining(car, null)).toBeNull()
  expect(remaining(car, 'Ask your dealer')).toBeNull()
  expect(remaining({})).toBeNull()
  expect(remaining(car, plan)).toBeNull()
})
