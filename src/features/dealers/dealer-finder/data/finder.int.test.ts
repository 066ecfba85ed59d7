import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { readDealerList } from '../wire/dealer-list.ts'
import { findFinderScope, loadFinder } from './load-finder.ts'
import { respondWithDealers } from './respond.ts'

let cms: TestCms

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

it('lists the dealers of every province and country of the network', async () => {
  const { regions, total } = await loadFinder()
  expect(regions.filter(({ kind }) => kind === 'province')).toHaveLength(9)
  expect(regions.filter(({ kind }) => kind === 'country').map(({ name }) => name)).toEqual([
    'Botswana',
    'Eswatini',
    'Lesotho',
    'Namibia',
    'Zambia',
    'Zimbabwe',
  ])
  expect(regions.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

it('finds dealers by the places of the gazetteer (D-270)', async () => {
  const { listed, result } = await loadFinder(null, { search: 'Sandton', radius: 25, page: 1 })
  expect(result.centre).toMatchObject({ name: 'Sandton', radiusKm: 30 })
  expect(listed.map(({ dealer }) => dealer.slug)).toContain('marula-toyota-bryanston')
  for (const { km } of listed) expect(km).toBeLessThanOrEqual(30)
})

it('finds the pages of a province and of a city in it (D-069)', async () => {
  const scope = await findFinderScope('western-cape', 'cape-town')
  const { listed } = await loadFinder(scope)
  expect(listed.length).toBeGreaterThan(1)
  for (const { dealer } of listed) expect(dealer.city).toBe('Cape Town')
})

it('responds with hours, public holidays and finance of every dealer, and nothing private', async () => {
  const response = await respondWithDealers(new URLSearchParams())
  const text = await response.text()
  const dealers = readDealerList(JSON.parse(text))
  expect(dealers.every(({ hours, coordinates, region }) => hours.length > 0 && coordinates && region)).toBe(
    true,
  )
  expect(dealers.find(({ region }) => region?.slug === 'namibia')?.region?.hasFinance).toBe(false)
  expect(dealers.find(({ region }) => region?.slug === 'gauteng')?.region?.hasFinance).toBe(true)
  expect(text).not.toContain('@')
  // A dealer with the names of its fields; the tables of regions and weeks are shared.
  expect(text.length / dealers.length).toBeLessThan(310)
})
