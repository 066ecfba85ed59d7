import { expect, it } from 'vitest'
import { emptySearch } from '../rules/stock-search.ts'
import { searchMetadata } from './search-metadata.ts'

it('lets search engines index all used vehicles and those of one make, and nothing else', () => {
  expect(searchMetadata()).toMatchObject({ alternates: { canonical: '/pre-owned' } })
  expect(searchMetadata()).not.toHaveProperty('robots')
  const make = searchMetadata({ ...emptySearch, make: ['bmw'] }, 'BMW')
  expect(make).toMatchObject({
    title: 'Pre-owned BMW vehicles',
    alternates: { canonical: '/pre-owned?make=bmw' },
  })
  expect(make).not.toHaveProperty('robots')
  for (const other of [
    { make: ['bmw', 'toyota'] },
    { make: ['bmw'], maxPrice: 100 },
    { q: 'bmw' },
    { page: 2 },
  ])
    expect(searchMetadata({ ...emptySearch, ...other }, 'BMW')).toMatchObject({ robots: { index: false } })
  // A make that is not in the stock.
  expect(searchMetadata({ ...emptySearch, make: ['invented'] })).toMatchObject({ robots: { index: false } })
})
