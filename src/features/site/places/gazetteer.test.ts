import { describe, expect, it } from 'vitest'
import regionsFile from '#content/dealers/regions.json' with { type: 'json' }
import { places } from './gazetteer.ts'
import { distanceKm } from './rules/distance.ts'

/** The smallest boxes of whole tenths of a degree around the provinces and countries: south, north, west, east. */
const boxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  Gauteng: [-26.95, -25.1, 27.1, 29.1],
  'Western Cape': [-34.9, -30.4, 17.7, 24.3],
  'KwaZulu-Natal': [-31.1, -26.8, 28.8, 32.9],
  'Free State': [-30.8, -26.6, 24.3, 29.8],
  Limpopo: [-25.5, -22.1, 26.4, 31.9],
  Mpumalanga: [-27.5, -24.3, 28.2, 32.1],
  'North West': [-28.1, -24.6, 22.6, 28.3],
  'Eastern Cape': [-34.3, -30, 22.7, 30.3],
  'Northern Cape': [-32.9, -24.7, 16.4, 25.6],
  Namibia: [-29, -16.9, 11.7, 25.3],
  Botswana: [-26.9, -17.7, 19.9, 29.4],
  Eswatini: [-27.4, -25.7, 30.7, 32.2],
  Lesotho: [-30.7, -28.5, 27, 29.5],
  Zambia: [-18.1, -8.2, 21.9, 33.8],
  Zimbabwe: [-22.5, -15.6, 25.2, 33.1],
}

const labelOf = ({ name, city, region }: (typeof places)[number]) => `${name}, ${city ?? region}`

describe('the gazetteer', () => {
  it('has some 600 places and suburbs, in every province and country with dealers (D-270)', () => {
    expect(places.length).toBeGreaterThanOrEqual(600)
    const regions = regionsFile.regions.map(({ name }) => name)
    expect([...new Set(places.map(({ region }) => region))].sort()).toEqual([...regions].sort())
    expect(Object.keys(boxes).sort()).toEqual([...regions].sort())
    for (const region of regions)
      expect(places.filter((place) => place.region === region).length, region).toBeGreaterThanOrEqual(10)
  })

  it('places every entry in the box of its region', () => {
    const outside = places.filter(({ region, latitude, longitude }) => {
      const [south, north, west, east] = boxes[region] ?? [0, 0, 0, 0]
      return latitude < south || latitude > north || longitude < west || longitude > east
    })
    expect(outside.map(labelOf)).toEqual([])
  })

  it('places every suburb within 40 km of its city', () => {
    const far = places.filter((place) => {
      const city = places.find(({ name, region }) => name === place.city && region === place.region)
      return place.city !== null && (!city || distanceKm(place, city) > 40)
    })
    expect(far.map(labelOf)).toEqual([])
  })

  it('has no entry twice, and no two at the same point', () => {
    const labels = places.map(labelOf)
    const points = places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    expect(labels.filter((_, index) => points.indexOf(points[index] ?? '') !== index)).toEqual([])
  })

  it.each([
    ['Sandton', -26.1076, 28.0567],
    ['Umhlanga', -29.7256, 31.0856],
    ['Windhoek', -22.5609, 17.0658],
    ['Gqeberha', -33.9608, 25.6022],
    ['Maun', -19.9833, 23.4167],
    ['Harare', -17.8252, 31.0335],
    ['Lusaka', -15.3875, 28.3228],
  ])('has %s within 6 km of its published coordinates', (name, latitude, longitude) => {
    const [place] = places.filter((candidate) => candidate.name === name)
    expect(place && distanceKm(place, { latitude, longitude })).toBeLessThan(6)
  })
})
