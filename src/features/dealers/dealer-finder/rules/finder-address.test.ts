import { describe, expect, it } from 'vitest'
import {
  citySlug,
  dealerAddress,
  dealerHomeAddress,
  finderAddress,
  parseFinderQuery,
  radiusInKm,
  regionAddress,
} from './finder-address.ts'

describe('parseFinderQuery', () => {
  it('reads text, radius and page', () => {
    expect(parseFinderQuery({ search: ' Durban ', radius: '20', page: '2' })).toEqual({
      search: 'Durban',
      radius: 20,
      page: 2,
    })
  })

  it.each([
    ['25', 25],
    ['30', 25],
    ['7', null],
    ['', null],
    ['-5', null],
    ['5km', null],
  ])('reads the radius %s as the choice %s (D-272, D-273)', (radius, expected) => {
    expect(parseFinderQuery({ radius }).radius).toBe(expected)
  })

  it.each(['0', '-1', '1.5', 'x', '1000'])('reads page %s as the first', (page) => {
    expect(parseFinderQuery({ page }).page).toBe(1)
  })

  it('cuts a long text', () => {
    expect(parseFinderQuery({ search: 'x'.repeat(500) }).search).toHaveLength(80)
  })
})

it('searches 30 km for the choice of 25 km, and others as labelled (D-273)', () => {
  expect([5, 10, 15, 20, 25, null].map(radiusInKm)).toEqual([5, 10, 15, 20, 30, null])
})

it('writes addresses that it reads again', () => {
  const choices = { search: 'St Michael’s & Co', radius: 25, page: 3 }
  const { searchParams, pathname } = new URL(finderAddress(choices), 'https://example.co.za')
  expect(pathname).toBe('/dealers')
  expect(parseFinderQuery(Object.fromEntries(searchParams))).toEqual(choices)
  expect(finderAddress({ search: '', radius: null, page: 1 })).toBe('/dealers')
})

it('writes the addresses of regions, cities and dealers (D-070, D-071)', () => {
  expect(regionAddress('gauteng')).toBe('/dealers/gauteng')
  expect(regionAddress('gauteng', 'Kempton Park')).toBe('/dealers/gauteng/kempton-park')
  expect(citySlug('Graaff-Reinet')).toBe('graaff-reinet')
  expect(dealerAddress('marula')).toBe('/dealers/marula')
  expect(dealerHomeAddress('marula')).toBe('/dealers/marula/home')
})
