import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Invalidation, invalidationChannel } from '#platform/cache/invalidation.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import { requestRest } from '#tests/rest.ts'
import { defaultOwnershipFigures } from '../rules/default-figures.ts'
import { findCosts } from './load-costs.ts'
import { readOwnershipFigures } from './stored-figures.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let client: pg.Client
const purged: string[] = []

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
  client.on('notification', ({ payload }) => {
    purged.push(...(JSON.parse(payload ?? '{}') as Invalidation).tags)
  })
  await client.query(`listen ${invalidationChannel}`)
}, 120_000)
afterAll(async () => {
  await client.end()
  await cms.close()
})

const save = (data: object) => cms.payload.updateGlobal({ slug: 'ownership-costs', data })

const hybrid = { model: 'A7O', km: '2500', province: 'western-cape', fuel: 'coast' }

describe('the costs of a seeded model', () => {
  it('are computed from its specification, its service schedule and the figures of the day', async () => {
    const view = await findCosts('corolla-cross', hybrid)
    // Five years are 150 000 km, of which the service plan pays for 90 000.
    expect(view?.costs?.paidServices).toEqual([105_000, 120_000, 135_000, 150_000])
    // 2 500 km at 4,3 L are 107,5 L at R 20,29.
    expect(view?.costs?.running.monthly.fuel).toBe(218_118)
    // 499 900 + 5 750 + 300 + 350 + 756
    expect(view?.costs?.onTheRoad.total).toBe(50_705_600)
    // R 35 000 more; 170 L − 107,5 L are 62,5 L at R 20,29, which is R 1 268,13: 27,6 months.
    expect(view?.costs?.comparison).toMatchObject({
      ...{ petrol: 'Corolla Cross 1.8 XS CVT', extra: 3_500_000 },
      breakEven: { kind: 'after', months: 28, kilometres: 70_000 },
    })
    expect(view?.costs?.total).not.toBeNull()
  })

  it('are those of the least expensive model without a choice', async () => {
    expect((await findCosts('corolla-cross'))?.costs?.name).toBe('Corolla Cross 1.8 Xi CVT')
  })

  it('have no total without a price', async () => {
    const costs = (await findCosts('hiace', { model: 'N36' }))?.costs
    expect(costs).toMatchObject({ onTheRoad: { price: null, total: null }, total: null, income: null })
  })

  it('do not exist for an unknown range', async () => {
    expect(await findCosts('nothing')).toBeNull()
  })
})

describe('the figures in the CMS', () => {
  const prices = { petrolInland: 3_000, petrolCoast: 3_000, dieselInland: 3_000, dieselCoast: 3_000 }
  const priced = (validFrom: string) => ({ validFrom, source: 'Gazette', ...prices })

  it('are the defaults before an administrator has saved any', async () => {
    expect(await readOwnershipFigures(cms.payload)).toEqual(defaultOwnershipFigures)
  })

  it('apply from their day, and expire the pages that display them', async () => {
    expect((await findCosts('corolla-cross', hybrid))?.costs?.litre).toBe(2_029)
    purged.length = 0
    const announced = { ...priced('2100-01-06T12:00:00.000Z'), petrolCoast: 4_000 }
    await save({ fuelPrices: [announced, priced('2001-01-03T12:00:00.000Z')] })
    await client.query('select 1')
    expect(purged).toContain('ownership-costs')
    testCache.expire(purged)
    expect((await findCosts('corolla-cross', hybrid))?.costs?.litre).toBe(3_000)
  })

  it.each([
    ['no price', { fuelPrices: [{ ...priced('2026-01-01T12:00:00.000Z'), petrolCoast: null }] }],
    ['a fraction of a cent', { fuelPrices: [{ ...priced('2026-01-01T12:00:00.000Z'), petrolCoast: 1.5 }] }],
    ['no day', { fuelPrices: [{ ...priced(''), validFrom: null }] }],
  ])('cannot be saved with %s', async (_, data) => {
    await expect(save(data)).rejects.toThrow(/invalid/)
  })

  it('are not readable by visitors', async () => {
    expect((await requestRest(cms.payload, '/api/globals/ownership-costs')).status).toBe(403)
  })
})
