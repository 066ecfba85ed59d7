import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearch } from '../stock-search.test-support.ts'
import { readNumberOf, readSearch, searchAddress, searchParameters, writeSearch } from './search-query.ts'
import { emptySearch } from './stock-search.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('the address of a search', () => {
  it('reads back what was written (D-411)', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const hasPlace = search.here !== null || search.near !== ''
        const written = readSearch(writeSearch(search))
        expect(written).toEqual({
          ...search,
          near: search.here ? '' : search.near,
          radius: hasPlace ? search.radius : emptySearch.radius,
          sort: search.sort === 'distance' && !hasPlace ? 'default' : search.sort,
        })
        expect(readSearch(writeSearch(written))).toEqual(written)
      }),
    )
  })

  it('is the path alone for a search for everything', () => {
    expect(searchAddress(emptySearch)).toBe('/pre-owned')
    expect(searchAddress({ ...emptySearch, make: ['toyota', 'bmw'] })).toBe('/pre-owned?make=toyota,bmw')
  })

  it('reads the values of a form without scripts, which repeats names', () => {
    expect(read('make=toyota&make=bmw&make=toyota&certified=yes&max-price=350+000')).toMatchObject({
      ...{ make: ['toyota', 'bmw'], certified: true, maxPrice: 350_000 },
    })
  })

  it('reads numbers as visitors type them, without taking cents for rand', () => {
    const query = new URLSearchParams({ 'min-price': 'R 150 000,50', 'max-price': '250k', budget: '5,000' })
    expect(readSearch(query)).toMatchObject({ minPrice: 150_000, maxPrice: 250_000, budget: 5000 })
    expect(readNumberOf('maxPrice', '999 999 999')).toBe(100_000_000)
    expect(readNumberOf('maxPrice', 'cheap')).toBe('invalid')
  })

  it('rounds a position to two decimals, about a kilometre', () => {
    expect(read('here=-26.10763,28.05671').here).toEqual({ latitude: -26.11, longitude: 28.06 })
    expect(searchAddress(read('here=-26.10763,28.05671'))).toBe('/pre-owned?here=-26.11,28.06')
  })

  it('reads texts that HTML and an address give back unchanged', () => {
    expect(read('q=hilux%00white%0A&near=%7FSandton').q).toBe('hilux white')
    expect(read('near=%7FSandton').near).toBe('Sandton')
    const emoji = '🚗'.repeat(100)
    expect(read(`q=${encodeURIComponent(`x${emoji}`)}`).q).toBe(`x${'🚗'.repeat(79)}`)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const { q } = readSearch(new URLSearchParams({ q: typed }))
        expect(q.isWellFormed()).toBe(true)
        expect(q).not.toMatch(/\p{Cc}/u)
        expect(readSearch(writeSearch({ ...emptySearch, q })).q).toBe(q)
      }),
    )
  })

  it('ignores what is invalid, for any query', () => {
    expect(read('page=0&sort=best&radius=7&min-year=abc&here=99,200&budget=-5&certified=1')).toEqual(
      emptySearch,
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...searchParameters), fc.string({ maxLength: 300 }))),
        (pairs) => {
          const search = readSearch(new URLSearchParams(pairs))
          expect(searchAddress(search).length).toBeLessThan(40_000)
          expect(readSearch(writeSearch(search))).toEqual(search)
        },
      ),
    )
  })
})
