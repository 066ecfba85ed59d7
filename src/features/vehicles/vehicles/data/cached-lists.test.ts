import { beforeEach, expect, test, vi } from 'vitest'
import type { ModelsQuery, VehicleCatalogue } from './port.ts'
import { incomingModel } from './wire/incoming-model.ts'

const queries: ModelsQuery[] = []
const modelOf = (code: string, brand = 'Toyota') =>
  incomingModel.parse({ code, name: 'Vitz 1.0', rangeName: 'Vitz', rangeSlug: 'vitz', brand })
const catalogueModels = [
  ...['49Y', '66M', '86W', 'N35'].map((code) => modelOf(code)),
  modelOf('L01', 'Lexus'),
]

const fake: Pick<VehicleCatalogue, 'ranges' | 'models'> = {
  ranges: async () => ({ found: true, value: [], fresh: true }),
  models: async (query = {}) => {
    queries.push(query)
    const value = catalogueModels.filter(({ code }) => query.codes?.includes(code) ?? true)
    return { found: true, value, fresh: true }
  },
}

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
vi.mock('./local.ts', () => ({ localCatalogue: () => fake }))
const { listDisplayedModels } = await import('./cached-lists.ts')
const { testCache } = await import('#tests/next-cache.ts')

const codesOf = async (codes?: readonly string[]) =>
  (await listDisplayedModels(codes)).map(({ code }) => code)

beforeEach(() => {
  queries.length = 0
  testCache.expire(['vehicles'])
})

test('fetches only the requested codes from the service (V-302)', async () => {
  expect((await codesOf(['N35', '86W', 'X99'])).toSorted()).toEqual(['86W', 'N35'])
  expect(queries).toEqual([{ codes: ['N35', '86W', 'X99'] }])
})

test('omits a model of another brand, whose range has no page here', async () => {
  expect(await codesOf(['L01', '66M'])).toEqual(['66M'])
})

test('fetches the list without codes once, by brand, and caches it for all requests', async () => {
  expect(await codesOf()).toContain('49Y')
  const size = testCache.size()
  expect((await codesOf()).toSorted()).toEqual(['49Y', '66M', '86W', 'N35'])
  expect(testCache.size()).toBe(size)
  expect(queries).toEqual([{ brand: 'Toyota' }])
})
