import { describe, expect, it } from 'vitest'
import { findPlaces, suggestPlaces } from '#features/site/places/index.ts'
import { distanceKm, radiusOptions } from '#features/site/places/rules.ts'
import type { FinderDealer } from '../finder-dealer.ts'
import { createFinderDealer, regions } from './finder-dealer.test-support.ts'
import { type FinderQuery, searchableDealers, searchDealers } from './search-dealers.ts'

const johannesburg = { latitude: -26.2, longitude: 28.05 }

/** Kilometres of one degree of latitude on a sphere with the mean radius of the Earth. */
const kmPerDegree = (6371.0088 * Math.PI) / 180

/** A dealer a number of kilometres south of a point. */
const southOf = (point: typeof johannesburg, km: number, more: Partial<FinderDealer> = {}) =>
  createFinderDealer({
    slug: `south-${km}`,
    name: `South ${km}`,
    coordinates: { latitude: point.latitude - km / kmPerDegree, longitude: point.longitude },
    ...more,
  })

const gazetteer = {
  find: (text: string) => findPlaces(text, 1)[0] ?? null,
  suggest: (text: string) => suggestPlaces(text, 3),
}

const search = (dealers: readonly FinderDealer[], query: Partial<FinderQuery>) =>
  searchDealers(searchableDealers(dealers), { text: '', radiusKm: null, ...query }, gazetteer)

const slugs = (result: ReturnType<typeof search>) => result.dealers.map(({ dealer }) => dealer.slug)

const network = [
  createFinderDealer({
    ...{ slug: 'kestrel', name: 'Kestrel Toyota Berea', suburb: 'Berea', city: 'Durban' },
    region: regions.kwazuluNatal,
    coordinates: { latitude: -29.85, longitude: 30.99 },
  }),
  createFinderDealer({
    ...{ slug: 'bryanston', name: 'Marula Toyota Bryanston', suburb: 'Bryanston', city: 'Johannesburg' },
    coordinates: { latitude: -26.05, longitude: 28.02 },
  }),
  createFinderDealer({
    ...{ slug: 'windhoek', name: 'Kokerboom Motors', suburb: null, city: 'Windhoek' },
    region: regions.namibia,
    coordinates: { latitude: -22.56, longitude: 17.08 },
  }),
]

describe('searchDealers by text', () => {
  it.each([
    ['the name (D-269)', 'kokerboom', ['windhoek']],
    ['the name in capitals (D-269)', 'KOKERBOOM motors', ['windhoek']],
    ['the suburb (D-269)', 'Bryanston', ['bryanston']],
    ['the city (D-269)', 'durban', ['kestrel']],
    ['the province (D-269)', 'KwaZulu-Natal', ['kestrel']],
    ['the country (D-269)', 'namibia', ['windhoek']],
    ['a misspelled suburb', 'Bryanstn', ['bryanston']],
    ['a misspelled province', 'Gautng', ['bryanston']],
    ['a misspelled name', 'kestrl', ['kestrel']],
  ])('finds a dealer by %s', (_, text, expected) => {
    expect(slugs(search(network, { text }))).toEqual(expected)
  })

  it('finds the dealers near a place that no dealer has in its texts, nearest first (D-270, D-383)', () => {
    const result = search(network, { text: 'Sandton' })
    expect(result.centre).toMatchObject({ name: 'Sandton', radiusKm: 40 })
    expect(slugs(result)).toEqual(['bryanston'])
    expect(result.dealers[0]?.km).toBeCloseTo(
      distanceKm({ latitude: -26.11, longitude: 28.06 }, { latitude: -26.05, longitude: 28.02 }),
      6,
    )
  })

  it.each([
    ['Pretora', true],
    ['pretor', false],
    ['joburg', false],
  ])('knows whether %s is only close to the name of a place: %s', (text, isGuess) => {
    expect(search(network, { text }).centre?.isGuess).toBe(isGuess)
  })

  it('lists dealers within 40 km of a place, and none beyond (D-284)', () => {
    const dealers = [41.4, 38.3, 0].map((km) => southOf(johannesburg, km, { city: 'Elsewhere' }))
    expect(slugs(search(dealers, { text: 'Johannesburg' }))).toEqual(['south-0', 'south-38.3'])
  })

  it('lists a dealer of the same name as the place beyond 40 km, but not within a chosen radius', () => {
    const dealers = [southOf(johannesburg, 900, { slug: 'far', name: 'Johannesburg Road Motors' })]
    expect(slugs(search(dealers, { text: 'Johannesburg' }))).toEqual(['far'])
    expect(slugs(search(dealers, { text: 'Johannesburg', radiusKm: 20 }))).toEqual([])
  })

  it('takes a province for no place, although there are places in it', () => {
    expect(search(network, { text: 'Gauteng' }).centre).toBeNull()
    expect(search(network, { text: 'Gautng' }).centre).toBeNull()
  })

  it('takes fewer than three letters for no place', () => {
    expect(search(network, { text: 'br' }).centre).toBeNull()
    expect(search(network, { text: 'bry' }).centre).toMatchObject({ name: 'Bryanston' })
  })

  it('does not guess a place when a dealer matches the text as typed', () => {
    expect(search(network, { text: 'Kestrel' }).centre).toBeNull()
  })

  it('finds nothing, without a centre, for a text that is neither dealer nor place', () => {
    expect(search(network, { text: 'qqqqqqqq' })).toMatchObject({
      dealers: [],
      centre: null,
      isFarFromAll: false,
      suggestions: [],
    })
  })

  it('suggests places when nothing was found, and only then', () => {
    expect(search(network, { text: 'Johanisburk' }).suggestions[0]).toBe('Johannesburg')
    expect(search(network, { text: 'Johannesburg' }).suggestions).toEqual([])
    expect(search(network, { text: 'kestrl' }).suggestions).toEqual([])
  })
})

describe('searchDealers by distance', () => {
  const around = (radiusKm: number) => ({ position: { ...johannesburg, radiusKm } })
  const dealers = [27.3, 31.5, 12.3].map((km) => southOf(johannesburg, km))

  it('lists dealers within 10 km when a page opens, within 15 km on request (D-279, D-283)', () => {
    expect(slugs(search(dealers, around(10)))).toEqual([])
    expect(slugs(search(dealers, around(15)))).toEqual(['south-12.3'])
  })

  it('searches 30 km for the choice of 25 km (D-273)', () => {
    const radiusKm = radiusOptions.find(({ label }) => label === 25)?.km ?? 0
    expect(slugs(search(dealers, { ...around(10), radiusKm }))).toEqual(['south-12.3', 'south-27.3'])
  })

  it('uses a chosen radius around the position and around a place (D-281)', () => {
    expect(slugs(search(dealers, { ...around(10), radiusKm: 20 }))).toEqual(['south-12.3'])
    expect(slugs(search(dealers, { text: 'Johannesburg', radiusKm: 20 }))).toEqual(['south-12.3'])
  })

  it('tells that no dealer is within 40 km, whatever the radius (D-282, D-405)', () => {
    const [near, far] = [38.3, 41.4].map((km) => [southOf(johannesburg, km)])
    expect(search(near ?? [], around(10))).toMatchObject({ dealers: [], isFarFromAll: false })
    expect(search(far ?? [], around(10))).toMatchObject({ dealers: [], isFarFromAll: true })
    expect(search(far ?? [], { text: 'Johannesburg' })).toMatchObject({ isFarFromAll: true })
  })

  it('names the nearest dealer when none is within the radius', () => {
    expect(search(dealers, around(10)).nearest?.dealer.slug).toBe('south-12.3')
    expect(search(dealers, around(15)).nearest).toBeNull()
  })

  it('leaves out dealers without coordinates, which a search by text finds', () => {
    const [lost] = [southOf(johannesburg, 1, { slug: 'lost', coordinates: null, city: 'Johannesburg' })]
    expect(slugs(search([lost], around(15)))).toEqual([])
    expect(slugs(search([lost], { text: 'Johannesburg' }))).toEqual(['lost'])
  })
})

describe('searchDealers without text and position', () => {
  it('lists all dealers in their order', () => {
    expect(slugs(search(network, {}))).toEqual(['kestrel', 'bryanston', 'windhoek'])
    expect(slugs(search(network, { text: ' - ' }))).toHaveLength(3)
  })

  it('lists the dealers of a province, or of a city in it', () => {
    expect(slugs(search(network, { area: { region: 'gauteng', city: null } }))).toEqual(['bryanston'])
    expect(slugs(search(network, { area: { region: 'gauteng', city: 'johannesburg' } }))).toEqual([
      'bryanston',
    ])
    expect(slugs(search(network, { area: { region: 'gauteng', city: 'durban' } }))).toEqual([])
  })
})

it('searches 5 000 dealers fast enough for every keystroke', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    createFinderDealer({
      ...{ slug: `d${index}`, name: `Karee Motors ${index}`, suburb: `Suburb ${index % 700}` },
      coordinates: { latitude: -34 + (index % 100) / 10, longitude: 18 + (index % 110) / 10 },
    }),
  )
  const searchable = searchableDealers(many)
  const texts = ['j', 'jo', 'joh', 'johan', 'johannesbrug', 'karee', 'suburb 12', 'nelsprut']
  for (const text of texts) searchDealers(searchable, { text, radiusKm: null }, gazetteer)
  const start = process.cpuUsage().user
  for (const text of texts) searchDealers(searchable, { text, radiusKm: null }, gazetteer)
  const milliseconds = (process.cpuUsage().user - start) / 1000 / texts.length
  expect(milliseconds).toBeLessThan(60)
})
