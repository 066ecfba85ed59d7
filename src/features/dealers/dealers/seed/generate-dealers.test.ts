import { describe, expect, it } from 'vitest'
import { distanceKm, findPlaces } from '#features/site/places/index.ts'
import { readDealerContent } from './content.ts'
import { generateDealers, maxGeneratedDealers } from './generate-dealers.ts'
import { dealersFile } from './schema.ts'

const content = await readDealerContent()
const generated = generateDealers(maxGeneratedDealers, content)

describe('generated dealers', () => {
  it('are valid seed dealers', () => {
    const file = { hours: {}, services: {}, dealers: generated }
    expect(dealersFile.safeParse(file).error?.issues[0]).toBeUndefined()
  })

  it('differ in slug, code and coordinates from each other and from the seeded ones', () => {
    const all = [...content.dealers, ...generated]
    for (const values of [
      all.map(({ slug }) => slug),
      all.map(({ supplierCode }) => supplierCode),
      generated.map(({ lat, longitude }) => `${lat} ${longitude}`),
    ])
      expect(new Set(values).size).toBe(values.length)
  })

  it('are in every region, within 5 km of their place', () => {
    expect(new Set(generated.map(({ region }) => region)).size).toBe(content.regions.length)
    const nameOf = new Map(content.regions.map(({ slug, name }) => [slug, name]))
    const sample = generated.filter((_, index) => index % 50 === 0)
    for (const { name, suburb, city, region, lat, longitude } of sample) {
      const [place] = findPlaces(`${suburb.replace(/ Central$/, '')} ${city} ${nameOf.get(region)}`, 1)
      expect(place && distanceKm(place, { latitude: lat, longitude }), name).toBeLessThan(5)
    }
  })

  it('are the same each time', () => {
    expect(generateDealers(20, content)).toEqual(generated.slice(0, 20))
  })
})
