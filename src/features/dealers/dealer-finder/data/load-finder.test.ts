import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dealer, Region } from '#features/dealers/dealers/index.ts'
import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { noChoices } from '../rules/finder-address.ts'
import { wholeMap } from '../rules/projection.ts'
import { findFinderScope, findRegionPage, loadFinder } from './load-finder.ts'

const { listDealers } = vi.hoisted(() => ({ listDealers: vi.fn() }))
vi.mock('#features/dealers/dealers/server.ts', () => ({
  listDealersAs: async (_: string, convert: (dealers: readonly Dealer[]) => unknown) =>
    convert(await listDealers()),
  findDealer: vi.fn(),
  holidaysAround: () => [],
}))
vi.mock('#platform/process/config.ts', () => ({
  config: () => ({ clock: '2026-08-12T09:00:00Z', logLevel: 'silent' }),
}))

const gauteng: Region = {
  ...{ name: 'Gauteng', slug: 'gauteng', kind: 'province', currency: 'ZAR', furtherHolidays: [] },
  shows: everythingVisible,
}
const lesotho: Region = { ...gauteng, name: 'Lesotho', slug: 'lesotho', kind: 'country' }

const dealer = (slug: string, region: Region, city: string, latitude: number, longitude = 28.05): Dealer => ({
  ...{
    id: slug,
    name: `${slug} Motors`,
    slug,
    supplierCode: null,
    isToyotaSupplier: true,
    brands: [],
    region,
  },
  address: { street: null, suburb: null, city, postalCode: null },
  coordinates: { latitude, longitude },
  ...{
    group: null,
    telephone: null,
    whatsapp: null,
    openingHours: [],
    services: [],
    socialLinks: [],
    picture: null,
  },
})

const johannesburg = Array.from({ length: 30 }, (_, index) =>
  dealer(`joburg-${index}`, gauteng, 'Johannesburg', -26.2 - index / 1000),
)

beforeEach(() => {
  listDealers.mockResolvedValue([
    ...johannesburg,
    dealer('kempton', gauteng, 'Kempton Park', -26.1),
    dealer('maseru', lesotho, 'Maseru', -29.31, 27.48),
  ])
})

describe('loadFinder', () => {
  it('lists 24 dealers a page, in the order of the list, on the whole map', async () => {
    const { listed, total, view } = await loadFinder()
    expect([listed.length, total]).toEqual([24, 32])
    expect(view).toEqual(wholeMap)
    const second = await loadFinder(null, { ...noChoices, page: 2 })
    expect(second.listed.map((item) => item.dealer.slug)).toContain('maseru')
    expect(second.listed).toHaveLength(8)
  })

  it('counts the dealers of every region, and of the cities in the region of the page', async () => {
    const scope = await findFinderScope('gauteng')
    const { regions, cities, total } = await loadFinder(scope)
    expect(regions.map(({ name, count }) => [name, count])).toEqual([
      ['Gauteng', 31],
      ['Lesotho', 1],
    ])
    expect(cities.map(({ slug, count }) => [slug, count])).toEqual([
      ['johannesburg', 30],
      ['kempton-park', 1],
    ])
    expect(total).toBe(31)
  })

  it('searches around a place within the chosen radius', async () => {
    const { listed, result } = await loadFinder(null, { search: 'Maseru', radius: 10, page: 1 })
    expect(result.centre).toMatchObject({ name: 'Maseru', radiusKm: 10 })
    expect(listed.map((item) => item.dealer.slug)).toEqual(['maseru'])
  })
})

describe('findFinderScope', () => {
  it('finds regions and their cities by their slugs (D-069)', async () => {
    expect(await findFinderScope('gauteng', 'kempton-park')).toEqual({
      region: { name: 'Gauteng', slug: 'gauteng', kind: 'province' },
      city: 'Kempton Park',
    })
    expect(await findFinderScope('lesotho', 'kempton-park')).toBeNull()
    expect(await findFinderScope('atlantis')).toBeNull()
  })
})

it('finds the page of a region, with an unknown scope, while the dealers cannot be read (D-287)', async () => {
  listDealers.mockRejectedValue(new Error('down'))
  expect(await findRegionPage('western-cape')).toEqual({ scope: null })
  expect(await findRegionPage('marula')).toBeNull()
  await expect(loadFinder()).rejects.toThrow('down')
})
