import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stockSorts } from '#features/stock/stock/rules.ts'
import {
  clearFilters,
  noChoices,
  parseStockQuery,
  type StockChoices,
  stockAddress,
  toggleValue,
  withChoices,
  withoutDefaultSort,
} from './stock-choices.ts'
import { stockGroups } from './stock-groups.ts'

const parse = (query: string) => parseStockQuery(new URLSearchParams(query))

const values = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { minLength: 1, maxLength: 5 })
  .map((texts) => texts.sort())

const choices: fc.Arbitrary<StockChoices> = fc.record({
  filters: fc.record(Object.fromEntries(stockGroups.map((group) => [group, values])), { requiredKeys: [] }),
  sort: fc.option(fc.constantFrom(...stockSorts)),
  page: fc.integer({ min: 1, max: 500 }),
})

describe('the address of a listing', () => {
  it('brings every state back (D-240)', () => {
    fc.assert(
      fc.property(choices, (state) => {
        const [, query] = stockAddress(state, '/x').split('?')
        expect(parse(query ?? '')).toEqual({ ...state, filters: { ...state.filters } })
      }),
    )
  })

  it('is the same whatever the order and the form of the query', () => {
    const one = parse('sort=price_desc&colour=red&make=toyota&colour=blue&page=2')
    const other = parse('make=Toyota&colour=blue,red,blue&page=2&utm_source=x&sort=price_desc')
    expect(stockAddress(one, '/x')).toBe('/x?make=toyota&colour=blue,red&sort=price_desc&page=2')
    expect(stockAddress(other, '/x')).toBe(stockAddress(one, '/x'))
  })

  it.each([
    '',
    'make=',
    'make=<b>',
    'sort=cheapest',
    'page=0',
    'page=-1',
    'page=x',
    `make=${'x'.repeat(61)}`,
  ])('has no state when its query is %j', (query) => expect(parse(query)).toEqual(noChoices))

  it('keeps the parameter of the group and those of others', () => {
    expect(stockAddress({ ...noChoices, page: 2 }, '/x?group=true')).toBe('/x?group=true&page=2')
    const state = { ...noChoices, filters: { make: ['lexus'] } }
    expect(withChoices('https://forecourt.example/x?make=toyota&group=true&page=3', state)).toBe(
      '/x?group=true&make=lexus',
    )
  })

  it('omits the order that the listing has anyway (D-240)', () => {
    expect(withoutDefaultSort({ ...noChoices, sort: 'date_desc' }, 'date_desc').sort).toBeNull()
    expect(withoutDefaultSort({ ...noChoices, sort: 'price_asc' }, 'date_desc').sort).toBe('price_asc')
  })
})

describe('a change of the filters', () => {
  const state: StockChoices = { filters: { make: ['toyota'] }, sort: 'name_asc', page: 3 }

  it('leads to the first page and keeps the order (D-226, D-227)', () => {
    expect(toggleValue(state, 'make', 'lexus')).toEqual({
      filters: { make: ['lexus', 'toyota'] },
      sort: 'name_asc',
      page: 1,
    })
    expect(toggleValue(state, 'make', 'toyota')).toEqual({ filters: {}, sort: 'name_asc', page: 1 })
    expect(clearFilters(state)).toEqual({ filters: {}, sort: 'name_asc', page: 1 })
  })
})
