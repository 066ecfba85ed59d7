import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, rand } from '#platform/money.ts'
import { compareBy, compareIds, isStockSort, type StockSort, stockSorts } from './stock-sort.ts'

type Vehicle = Parameters<ReturnType<typeof compareBy>>[0]

const vehicle = (id: string, facts: Partial<Vehicle> = {}): Vehicle => ({
  ...{ id, price: rand(100_000), year: 2020, mileage: 50_000, make: 'Toyota', model: 'Vitz', position: 0 },
  ...facts,
})
const sorted = (sort: StockSort, vehicles: readonly Vehicle[]) =>
  vehicles.toSorted(compareBy(sort)).map(({ id }) => id)

describe('the orders of a listing', () => {
  it('are these nine (D-239)', () => {
    expect(stockSorts).toEqual([
      ...['default', 'price_asc', 'price_desc', 'name_asc', 'name_desc', 'date_asc', 'date_desc'],
      ...['mileage_asc', 'mileage_desc'],
    ])
    expect(isStockSort('price_asc')).toBe(true)
    expect(isStockSort('price')).toBe(false)
  })

  it('sort by price, year and mileage as numbers, in both directions (D-235, D-237, D-238)', () => {
    const prices = [99_000, 1_050_000, 87_000, 104_500].map((price, index) =>
      vehicle(String(index), { price: rand(price), year: 2010 + index, mileage: price }),
    )
    expect(sorted('price_asc', prices)).toEqual(['2', '0', '3', '1'])
    expect(sorted('price_desc', prices)).toEqual(['1', '3', '0', '2'])
    expect(sorted('mileage_asc', prices)).toEqual(['2', '0', '3', '1'])
    expect(sorted('mileage_desc', prices)).toEqual(['1', '3', '0', '2'])
    expect(sorted('date_asc', prices)).toEqual(['0', '1', '2', '3'])
    expect(sorted('date_desc', prices)).toEqual(['3', '2', '1', '0'])
  })

  it('sort by make, then model (D-236)', () => {
    const makes = [
      vehicle('t', { make: 'Toyota' }),
      vehicle('s2', { make: 'suzuki', model: 'Swift' }),
      vehicle('l', { make: 'Lexus' }),
      vehicle('s1', { make: 'Suzuki', model: 'Jimny' }),
    ]
    expect(sorted('name_asc', makes)).toEqual(['l', 's1', 's2', 't'])
    expect(sorted('name_desc', makes)).toEqual(['t', 's2', 's1', 'l'])
  })

  it('keep the order of the feed by default (D-234)', () => {
    const feed = ['9', '1', '5'].map((id, position) => vehicle(id, { position }))
    expect(sorted('default', feed.toReversed())).toEqual(['9', '1', '5'])
  })

  it.each(['price', 'date', 'mileage'] as const)(
    'put vehicles without a value last in both directions of %s (D-242)',
    (key) => {
      const name = { price: 'price', date: 'year', mileage: 'mileage' }[key]
      const vehicles = [vehicle('1', { [name]: null }), vehicle('2'), vehicle('3', { [name]: 900 })]
      expect(sorted(`${key}_asc`, vehicles).at(-1)).toBe('1')
      expect(sorted(`${key}_desc`, vehicles).at(-1)).toBe('1')
    },
  )

  it('put equal vehicles in the order of their ids, numbers before texts (D-241)', () => {
    expect(['b', '10', 'a', '9', 'A1'].toSorted(compareIds)).toEqual(['9', '10', 'A1', 'a', 'b'])
    const equal = ['104', '20', '3'].map((id) => vehicle(id))
    for (const sort of stockSorts) expect(sorted(sort, equal), sort).toEqual(['3', '20', '104'])
  })

  it('are total and independent of the order before, so paging neither loses nor repeats a vehicle (D-241)', () => {
    const any = fc.record({
      id: fc.stringMatching(/^[0-9a-c]{1,3}$/),
      price: fc.option(fc.integer({ min: 1, max: 3 }).map(cents)),
      year: fc.option(fc.integer({ min: 2019, max: 2021 })),
      mileage: fc.option(fc.integer({ min: 0, max: 2 })),
      make: fc.constantFrom('Kia', 'kia', 'Opel'),
      model: fc.constantFrom('Rio', 'Corsa'),
      position: fc.integer({ min: 0, max: 2 }),
    })
    const list = fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 12 })
    fc.assert(
      fc.property(list, fc.constantFrom(...stockSorts), (vehicles, sort) => {
        const once = sorted(sort, vehicles)
        expect(sorted(sort, vehicles.toReversed())).toEqual(once)
        expect([...once].sort()).toEqual(vehicles.map(({ id }) => id).sort())
      }),
    )
  })
})
