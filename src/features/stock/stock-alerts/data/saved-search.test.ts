import { describe, expect, it } from 'vitest'
import { readSavedSearch } from './saved-search.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

describe('readSavedSearch', () => {
  it.each([
    ['make=toyota&body=double-cab&max-price=300000', 'Toyota, Double Cab, up to R 300 000'],
    ['make=bmw,land-rover&min-year=2018&max-year=2021', 'BMW or Land Rover, 2018 to 2021'],
    ['budget=6000&max-mileage=90000', 'up to R 6 000 a month, up to 90 000 km'],
    ['near=Durban&radius=50', 'within 50 km of Durban'],
    ['colour=silver-grey&certified=yes', 'Silver/Grey, certified'],
    ['q=hilux', '“hilux”'],
  ])('describes %s as %s', (query, title) => {
    expect(plain(readSavedSearch(query)?.title)).toBe(title)
  })

  it('stores one query for every order and page of a search', () => {
    const queries = [
      'make=toyota&page=3&sort=date_desc',
      'sort=name_asc&make=toyota',
      'make=toyota&utm_source=x',
    ]
    expect(queries.map((query) => readSavedSearch(query)?.query)).toEqual(Array(3).fill('make=toyota'))
  })

  it.each(['', 'page=2', 'sort=date_desc', 'utm_source=x'])('rejects %j, which has no filter', (query) => {
    expect(readSavedSearch(query)).toBeNull()
  })
})
