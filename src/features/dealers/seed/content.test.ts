import { describe, expect, it } from 'vitest'
import { visibilityColumns } from '../rules/visibility.ts'
import { readDealerContent } from './content.ts'

const content = await readDealerContent()

const provinces = [
  'Gauteng',
  'Western Cape',
  'KwaZulu-Natal',
  'Free State',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Eastern Cape',
  'Northern Cape',
]
const countries = ['Namibia', 'Botswana', 'Eswatini', 'Lesotho', 'Zambia', 'Zimbabwe']

const regionOf = (slug: string) => content.regions.find((region) => region.slug === slug)?.name
const dealersOfGroup = (slug: string) => content.dealers.filter(({ group }) => group === slug)

describe('the dealers the product starts with', () => {
  it('D-005: every province and all six countries have a dealer', () => {
    expect(content.dealers.length).toBeGreaterThanOrEqual(24)
    const inhabited = new Set(content.dealers.map(({ region }) => regionOf(region)))
    for (const name of [...provinces, ...countries]) expect(inhabited, name).toContain(name)
  })

  it('F-12, D-017: the six countries hide every column, the provinces none', () => {
    for (const { name, hides } of content.regions) {
      expect([...hides].sort(), name).toEqual(countries.includes(name) ? [...visibilityColumns].sort() : [])
    }
    expect(content.regions.map(({ name }) => name).sort()).toEqual([...provinces, ...countries].sort())
  })

  it('D-410: Namibian dollars in Namibia alone', () => {
    expect(content.regions.filter(({ currency }) => currency === 'NAD').map(({ name }) => name)).toEqual([
      'Namibia',
    ])
  })

  it('G-8: the six branches of the lead provider, and no other', () => {
    const branches = content.dealers.filter(({ leadProvider }) => leadProvider).map(({ name }) => name)
    const places = ['Bryanston', 'Bedfordview', 'Parktown', 'Cape Gate', 'Nelspruit', 'Kempton Park']
    expect(branches).toHaveLength(6)
    for (const place of places)
      expect(
        branches.filter((name) => name.endsWith(place)),
        place,
      ).toHaveLength(1)
  })

  it('D-411: one group in two countries, one abroad', () => {
    const kinds = content.groups.map(
      ({ slug }) => new Set(dealersOfGroup(slug).map(({ region }) => regionOf(region))),
    )
    expect(kinds.map((regions) => [...regions].some((name) => provinces.includes(name ?? '')))).toEqual([
      true,
      false,
    ])
    expect(kinds.map((regions) => [...regions].some((name) => countries.includes(name ?? '')))).toEqual([
      true,
      true,
    ])
    for (const { slug } of content.groups) expect(dealersOfGroup(slug).length).toBeGreaterThanOrEqual(2)
  })

  it('D-379: one dealer is not listed', () => {
    expect(content.dealers.filter(({ toyotaSupplier }) => toyotaSupplier === 'N')).toHaveLength(1)
  })

  it('V-10: the address of a dealer is its name in lower case with hyphens', () => {
    for (const { name, slug } of content.dealers) expect(slug).toBe(name.toLowerCase().replace(/\s+/g, '-'))
  })

  it('D-360: some dealer has no lists, so that its own address receives', () => {
    expect(content.dealers.some(({ recipients }) => recipients === undefined)).toBe(true)
  })

  it('each dealer has a number of its own and a place of its own on the map', () => {
    const numbers = content.dealers.map(({ telephone }) => telephone)
    const places = content.dealers.map(({ lat, longitude }) => `${lat} ${longitude}`)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(places).size).toBe(places.length)
  })
})
