import { describe, expect, it } from 'vitest'
import { readTradeInEntries, tradeInValueAddress } from './value-query.ts'

const entries = {
  ...{ make: ' Toyota', model: 'Corolla  Quest', year: '2019' },
  ...{ mileage: '84 500 km', condition: 'Good' },
}

describe('the entries about a vehicle to trade in', () => {
  it('are read as visitors type them, and written as an address', () => {
    const query = readTradeInEntries(entries)
    expect(query).toEqual({
      ...{ make: 'Toyota', model: 'Corolla Quest', year: 2019, mileage: 84_500, condition: 'good' },
    })
    expect(query && tradeInValueAddress(query)).toBe(
      '/sections/trade-in-value?make=Toyota&model=Corolla+Quest&year=2019&mileage=84500&condition=good',
    )
  })

  it('are read from the address with the same result', () => {
    const query = readTradeInEntries(entries)
    if (!query) throw new Error('The entries are incomplete.')
    const read = Object.fromEntries(new URL(tradeInValueAddress(query), 'http://site').searchParams)
    expect(readTradeInEntries(read as typeof entries)).toEqual(query)
  })

  it.each([
    ['make', ''],
    ['make', 'x'.repeat(121)],
    ['model', ' '],
    ['year', '19'],
    ['year', '201'],
    ['mileage', ''],
    ['mileage', '-5'],
    ['mileage', '84.5'],
    ['mileage', '2000001'],
    ['condition', ''],
    ['condition', 'mint'],
  ])('are not read with the %s %j', (field, value) => {
    expect(readTradeInEntries({ ...entries, [field]: value })).toBeNull()
  })
})
