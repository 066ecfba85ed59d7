import { beforeEach, expect, test, vi } from 'vitest'
import type { ModelsQuery, VehicleCatalogue } from './port.ts'
import { incomingModel } from './wire/incoming-model.ts'

const queries: ModelsQuery[] = []
let codes: readonly string[] = []

const fake: Pick<VehicleCatalogue, 'ranges' | 'models'> = {
  ranges: async () => ({ found: true, value: [], fresh: true }),
  models: async (query = {}) => {
    queries.push(query)
    const value = codes.map((code) =>
      incomingModel.parse({ code, name: 'RAV4', rangeName: 'RAV4', rangeSlug: 'rav4', brand: 'Toyota' }),
    )
    return { found: true, value, fresh: true }
  },
}

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
vi.mock('./local.ts', () => ({ localCatalogue: () => fake }))
const { findFeaturedModel } = await import('./featured-model.ts')
const { testCache } = await import('#tests/next-cache.ts')

const rav4 = { slug: 'rav4', code: 'RAV' }

beforeEach(() => {
  queries.length = 0
  codes = ['R01', 'R02']
  testCache.expire(['vehicles'])
})

test('requests the hero model of a range (V-303)', async () => {
  expect((await findFeaturedModel('heroModel', rav4))?.code).toBe('R01')
  expect(queries).toEqual([{ heroModel: 'rav4' }])
})

test('requests the most expensive model of a range by its code, and takes the first (V-307)', async () => {
  expect((await findFeaturedModel('price', rav4))?.code).toBe('R01')
  expect(queries).toEqual([{ rangeCode: 'RAV', order: { by: 'price', direction: 'descending' }, limit: 1 }])
})

test('returns null when no model is on sale', async () => {
  codes = []
  expect(await findFeaturedModel('price', rav4)).toBeNull()
})
