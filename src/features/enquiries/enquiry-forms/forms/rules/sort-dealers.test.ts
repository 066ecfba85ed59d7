import { describe, expect, it } from 'vitest'
import { sortDealers } from './sort-dealers.ts'

const inProvince = (name: string) => ({ region: { name, kind: 'province' as const } })
const inCountry = (name: string) => ({ region: { name, kind: 'country' as const } })
const dealers = [
  inCountry('Botswana'),
  inProvince('Western Cape'),
  { region: null },
  inCountry('Zambia'),
  inProvince('Gauteng'),
]
const namesOf = (sorted: typeof dealers) => sorted.map(({ region }) => region?.name)

describe('the order of dealers in a list', () => {
  it('lists the provinces before the countries, and unknown regions last', () => {
    expect(namesOf(sortDealers(dealers, null))).toEqual([
      'Gauteng',
      'Western Cape',
      'Botswana',
      'Zambia',
      undefined,
    ])
  })

  it('lists the country of the own dealer first', () => {
    expect(namesOf(sortDealers(dealers, 'Zambia'))[0]).toBe('Zambia')
    expect(namesOf(sortDealers(dealers, 'Western Cape'))[0]).toBe('Gauteng')
  })
})
