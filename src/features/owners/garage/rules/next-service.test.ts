import { describe, expect, it } from 'vitest'
import type { GarageCar } from '../garage.ts'
import { nextService } from './next-service.ts'

const today = '2026-11-20'
const schedule = {
  services: Array.from({ length: 20 }, (_, index) => (index + 1) * 10_000),
  serviceInterval: '10 000 km / 12 months',
}
const unknown = { since: null, odometer: null, kilometresPerYear: null, lastService: null }

const serviceOf = (car: Partial<GarageCar>, facts: Partial<typeof schedule> = {}, day = today) =>
  nextService({ ...unknown, ...car }, { ...schedule, ...facts }, day as typeof today)

describe('the next service of a car', () => {
  it('is the one after the last, on the day its kilometres are reached', () => {
    const car = {
      odometer: { kilometres: 45_000, on: '2026-11-01' },
      kilometresPerYear: 18_263,
      lastService: { kilometres: 40_120, on: '2026-08-31' },
    } as const
    // 5 000 km at 50 km a day are 100 days.
    expect(serviceOf(car)).toEqual({
      ...{ kilometres: 50_000, on: '2027-02-08', by: 'kilometres' },
      ...{ isOverdue: false, isAssumed: false },
    })
  })

  it('is due by the months when these end first, at the end of a shorter month, too', () => {
    const lastService = { kilometres: 40_000, on: '2028-02-29' } as const
    const car = {
      odometer: { kilometres: 41_000, on: '2028-06-01' },
      kilometresPerYear: 2_000,
      lastService,
    } as const
    expect(serviceOf(car, {}, '2028-06-10')).toMatchObject({
      ...{ kilometres: 50_000, on: '2029-02-28', by: 'months', isOverdue: false },
    })
  })

  it.each([
    [29_500, 40_000],
    [30_000, 40_000],
    [31_800, 40_000],
    [24_900, 30_000],
  ])('takes a service at %i km as that of the nearest scheduled kilometres', (kilometres, next) => {
    expect(serviceOf({ lastService: { kilometres, on: '2026-08-31' } })?.kilometres).toBe(next)
  })

  it('takes a service after the reading as the last reading', () => {
    const car = {
      odometer: { kilometres: 12_000, on: '2025-01-01' },
      lastService: { kilometres: 30_000, on: '2026-11-10' },
      kilometresPerYear: 36_525,
    } as const
    // 10 000 km at 100 km a day.
    expect(serviceOf(car)).toMatchObject({ kilometres: 40_000, on: '2027-02-18' })
  })

  it('is overdue once the day has passed', () => {
    const lastService = { kilometres: 20_000, on: '2025-11-19' } as const
    expect(serviceOf({ lastService })).toMatchObject({ on: '2026-11-19', by: 'months', isOverdue: true })
    expect(serviceOf({ lastService: { ...lastService, on: '2025-11-20' } })).toMatchObject({
      isOverdue: false,
    })
  })

  it('follows the reading, and never skips a service that is only estimated to be done', () => {
    const car = { odometer: { kilometres: 9_900, on: '2026-01-01' }, kilometresPerYear: 20_000 } as const
    expect(serviceOf(car)).toMatchObject({ kilometres: 10_000, isOverdue: true, isAssumed: true })
  })

  it('is the next anniversary of the registration, when only that is known', () => {
    expect(serviceOf({ since: '2024-05' })).toEqual({
      ...{ kilometres: null, on: '2027-05-01', by: 'months', isOverdue: false, isAssumed: true },
    })
    expect(serviceOf({ since: '2026-11' })?.on).toBe('2027-11-01')
    expect(serviceOf({ since: '2024-12' })?.on).toBe('2026-12-01')
    expect(serviceOf({ since: '2025-06' }, { serviceInterval: '20 000 km / 24 months' })?.on).toBe(
      '2027-06-01',
    )
  })

  it('has kilometres without a day, when the kilometres a year and the months are not known', () => {
    expect(
      serviceOf({ odometer: { kilometres: 45_000, on: today } }, { serviceInterval: '10 000 km' }),
    ).toMatchObject({
      ...{ kilometres: 50_000, on: null, by: null, isOverdue: false },
    })
  })

  it('is not known without a schedule, and with nothing known about the car', () => {
    expect(serviceOf({ since: '2024-05' }, { services: [] })).toBeNull()
    expect(serviceOf({})).toBeNull()
  })

  it('has no kilometres after the last service of the schedule', () => {
    expect(serviceOf({ odometer: { kilometres: 200_000, on: today } })).toBeNull()
    expect(serviceOf({ lastService: { kilometres: 199_000, on: '2026-08-31' } })).toMatchObject({
      ...{ kilometres: null, on: '2027-08-31' },
    })
  })
})
