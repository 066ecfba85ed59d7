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

describe('the dealer seed', () => {
  it('covers every province and all six countries (D-005)', () => {
    expect(content.dealers.length).toBeGreaterThanOrEqual(24)
    const regionNames = new Set(content.dealers.map(({ region }) => regionOf(region)))
    for (const name of [...provinces, ...countries]) expect(regionNames, name).toContain(name)
  })

  it('hides every visibility column in the six countries and none in the provinces (F-12, D-017)', () => {
    for (const { name, hides } of content.regions) {
      expect([...hides].sort(), name).toEqual(countries.includes(name) ? [...visibilityColumns].sort() : [])
    }
    expect(content.regions.map(({ name }) => name).sort()).toEqual([...provinces, ...countries].sort())
  })

  it('uses Namibian dollars only in Namibia (D-410)', () => {
    expect(content.regions.filter(({ currency }) => currency === 'NAD').map(({ name }) => name)).toEqual([
      'Namibia',
    ])
  })

  it('marks exactly the six branches of the lead provider (G-8)', () => {
    const branches = content.dealers.filter(({ leadProvider }) => leadProvider).map(({ name }) => name)
    const locations = ['Bryanston', 'Bedfordview', 'Parktown', 'Cape Gate', 'Nelspruit', 'Kempton Park']
    expect(branches).toHaveLength(6)
    for (const location of locations)
      expect(
        branches.filter((name) => name.endsWith(location)),
        location,
      ).toHaveLength(1)
  })

  it('has one group at home and abroad and one only abroad (D-411)', () => {
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

  it('has exactly one unlisted dealer (D-379)', () => {
    expect(content.dealers.filter(({ toyotaSupplier }) => toyotaSupplier === 'N')).toHaveLength(1)
  })

  it('derives the slug of a dealer from its name, in lower case with hyphens (V-10)', () => {
    for (const { name, slug } of content.dealers) expect(slug).toBe(name.toLowerCase().replace(/\s+/g, '-'))
  })

  it('has a dealer without recipient lists, so that its own address receives enquiries (D-360)', () => {
    expect(content.dealers.some(({ recipients }) => recipients === undefined)).toBe(true)
  })

  it('gives each dealer a unique telephone number and unique coordinates', () => {
    const numbers = content.dealers.map(({ telephone }) => telephone)
    const coordinates = content.dealers.map(({ lat, longitude }) => `${lat} ${longitude}`)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(coordinates).size).toBe(coordinates.length)
  })
})
