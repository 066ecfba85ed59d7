import { describe, expect, it } from 'vitest'
import { distanceKm, findPlaces } from '#features/site/places/index.ts'
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
    expect(content.dealers).toHaveLength(120)
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

  it('has at least three listed dealers in every province and one in every country (D-005)', () => {
    for (const { name, slug, kind } of content.regions) {
      const listed = content.dealers.filter(
        ({ region, toyotaSupplier }) => region === slug && toyotaSupplier === 'Y',
      )
      expect(listed.length, name).toBeGreaterThanOrEqual(kind === 'province' ? 3 : 2)
    }
  })

  it('has one group at home and abroad, one only abroad, and the others at home (D-092, D-411)', () => {
    const isAbroad = (region: string) => countries.includes(regionOf(region) ?? '')
    const locations = content.groups.map(({ slug }) => {
      const regions = dealersOfGroup(slug).map(({ region }) => region)
      expect(regions.length, slug).toBeGreaterThanOrEqual(2)
      return [slug, regions.some((region) => !isAbroad(region)), regions.some(isAbroad)]
    })
    expect(locations).toEqual([
      ['marula-motor-group', true, true],
      ['kokerboom-motors', false, true],
      ['highveld-heron-group', true, false],
      ['strandloper-motor-group', true, false],
      ['isivuno-motors', true, false],
    ])
  })

  it('has a group with a tab for a province without dealers', () => {
    const [group] = content.groups.filter(({ slug }) => slug === 'isivuno-motors')
    const regions = dealersOfGroup('isivuno-motors').map(({ region }) => region)
    expect(group?.regions.filter((region) => !regions.includes(region))).toEqual(['limpopo'])
  })

  it('gives each dealer an address in a real place, at its coordinates (D-090)', () => {
    const misplaced = content.dealers.filter(({ suburb, city, region, lat, longitude }) => {
      const found = findPlaces(`${city} ${regionOf(region)}`, 1)[0]
      const isKnown = found?.region === regionOf(region)
      const nearest = findPlaces(`${suburb} ${city}`, 1)[0] ?? found
      const limitKm = nearest === found ? 16 : 5
      return !isKnown || !nearest || distanceKm(nearest, { latitude: lat, longitude }) > limitKm
    })
    expect(misplaced.map(({ name, suburb, city }) => `${name}: ${suburb}, ${city}`)).toEqual([])
  })

  it('gives each dealer a postal code where its country has them (D-090)', () => {
    const without = content.dealers.filter(({ postCode }) => postCode === undefined)
    const withCodes = [...provinces, 'Eswatini', 'Lesotho']
    expect(without.filter(({ region }) => withCodes.includes(regionOf(region) ?? ''))).toEqual([])
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

  it('gives each dealer a unique telephone number, e-mail address and coordinates', () => {
    const numbers = content.dealers.map(({ telephone }) => telephone)
    const addresses = content.dealers.map(({ email }) => email)
    expect(new Set(addresses).size).toBe(addresses.length)
    const coordinates = content.dealers.map(({ lat, longitude }) => `${lat} ${longitude}`)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(coordinates).size).toBe(coordinates.length)
  })
})
