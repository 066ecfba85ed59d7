import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { respondWithTradeInValue } = await import('./value-response.ts')
const { listTradeInSuggestions } = await import('./trade-in-value.ts')

let cms: TestCms

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  (await postgresOf(cms.payload).drizzle.execute(statement)).rows as Record<string, string | number>[]

/** Prices in rand of vehicles of a make that no other vehicle has: a Comet of 2021 with 60 000 km. */
const prices = [350, 300, 400, 310, 320, 380, 330, 360]

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  const add = (id: string, price: number, state = '') =>
    rowsOf(sql`
      insert into stock_vehicles (id, dealer_code, make, model, range, year, mileage, body_type, price, is_public, sold_at)
      values (${id}, 'ZA101', 'Hállëy', 'Comet 2.0', 'Comet', 2021, 60000, 'H/B', ${price * 100_000},
        ${state !== 'hidden'}, ${state === 'sold' ? sql`now()` : null})`)
  for (const [index, price] of prices.entries()) await add(`C${index}`, price)
  await add('SOLD', 900, 'sold')
  await add('HIDDEN', 900, 'hidden')
})
afterAll(() => cms.close())

async function request(changes: Record<string, string> = {}) {
  const entries = { make: 'halley', model: 'COMET', year: '2021', mileage: '60000', condition: 'excellent' }
  const response = await respondWithTradeInValue(new URLSearchParams({ ...entries, ...changes }))
  const body = (await response.json()) as { value?: unknown }
  return { status: response.status, cache: response.headers.get('cache-control'), value: body.value }
}

describe('the trade-in value', () => {
  it('is based on the vehicles for sale, found whatever the accents of the make, and never stored', async () => {
    // Quartiles R 315 000 and R 370 000, less the mark-up of 15 %: R 273 913 and R 321 739.
    expect(await request()).toEqual({
      status: 200,
      cache: 'no-store',
      value: {
        ...{ amounts: [27_300_000, 32_100_000], count: 8, basis: 'range', name: 'Hállëy Comet' },
        ...{ years: [2021, 2021], mixedCurrencies: false },
        comparablesPath:
          '/pre-owned?make=halley&range=comet&min-year=2020&max-year=2022&min-mileage=40000&max-mileage=80000',
      },
    })
    expect((await request({ model: 'comet 2.0' })).value).toMatchObject({ basis: 'model', count: 8 })
  })

  it('follows the settings of an administrator', async () => {
    const tradeIn = { margin: 0, excellent: 0, good: 1_000, average: 1_200, poor: 2_500 }
    await cms.payload.updateGlobal({ slug: 'finance-settings', data: { tradeIn } })
    testCache.expire(['finance:settings'])
    // 90 % of R 315 000 and R 370 000.
    expect((await request({ condition: 'good' })).value).toMatchObject({ amounts: [28_300_000, 33_300_000] })
    const defaults = { margin: 1_500, excellent: 0, good: 500, average: 1_200, poor: 2_500 }
    await cms.payload.updateGlobal({ slug: 'finance-settings', data: { tradeIn: defaults } })
    testCache.expire(['finance:settings'])
  })

  it.each([
    ['another year', { year: '2010' }],
    ['a far higher mileage', { mileage: '250000' }],
    ['a model that is not in stock', { model: 'Zeppelin' }],
    ['a make that is not in stock', { make: 'Zeppelin' }],
  ])('does not exist for %s, which is no failure', async (_, changes) => {
    expect(await request(changes)).toMatchObject({ status: 200, value: null })
  })

  it('is refused without a condition or with an impossible year', async () => {
    expect((await request({ condition: 'mint' })).status).toBe(400)
    expect((await request({ year: '21' })).status).toBe(400)
  })

  it('agrees with an independent calculation in the database for the most frequent seeded model', async () => {
    const [subject] = await rowsOf(sql`
      select make, range, model, year, max(mileage)::int as mileage, count(*)::int as count from stock_vehicles
      where is_public and sold_at is null and price is not null and mileage between 20000 and 120000
      group by make, range, model, year order by count(*) desc, make, model limit 1`)
    if (!subject) throw new Error('There is no stock.')
    const { make, model, year } = subject
    const mileage = Number(subject.mileage)
    const around = Math.max(Math.floor(mileage * 0.3), 20_000)
    const comparable = sql`
      select price::float8 as price, mileage::float8 as mileage from stock_vehicles
      join dealers on dealers.supplier_code = dealer_code
      where is_public and sold_at is null and price is not null and make = ${make} and model = ${model}
        and year between ${Number(year) - 1} and ${Number(year) + 1}
        and mileage between ${mileage - around} and ${mileage + around}`
    // Theil–Sen as SQL, then the quartiles as the medians of both halves.
    const [row] = await rowsOf(sql`
      with near as (${comparable}), numbered as (select *, row_number() over () as n from near),
      slope as (
        select greatest(0, percentile_cont(0.5) within group (order by (a.price - b.price) / (b.mileage - a.mileage))) as loss
        from numbered a join numbered b on a.n < b.n and a.mileage <> b.mileage),
      limits as (select min(price) as low, max(price) as high, count(*) as count from near),
      moved as (
        select least(high, greatest(low, price - loss * (${mileage} - mileage))) as price from near, slope, limits),
      ranked as (select price, row_number() over (order by price) as r, count(*) over () as c from moved)
      select (select count from limits)::int as count,
        (select percentile_cont(0.5) within group (order by price) from ranked where r <= c / 2) as lower,
        (select percentile_cont(0.5) within group (order by price) from ranked where r > c - c / 2) as upper`)
    expect(Number(row?.count)).toBeGreaterThanOrEqual(8)
    expect(Number(row?.count)).toBeLessThanOrEqual(120)
    const thousands = (price: unknown) => Math.floor(Number(price) / 1.15 / 100_000) * 100_000
    const { value } = await request({
      ...{ make: String(make), model: String(model), year: String(year), mileage: String(mileage) },
    })
    expect(value).toMatchObject({
      ...{ basis: 'model', count: Number(row?.count) },
      amounts: [thousands(row?.lower), thousands(row?.upper)],
    })
  })

  it('suggests the makes of the stock with their ranges', async () => {
    const suggestions = await listTradeInSuggestions()
    expect(suggestions.find(({ make }) => make === 'Toyota')?.ranges).toContain('Corolla Quest')
    expect(suggestions.find(({ make }) => make === 'Hállëy')?.ranges).toEqual(['Comet'])
  })

  it('is unavailable, not missing, while the stock cannot be read', async () => {
    await rowsOf(sql`alter table stock_vehicles rename to stock_vehicles_away`)
    try {
      testCache.expire(['stock'])
      expect((await request()).status).toBe(503)
    } finally {
      await rowsOf(sql`alter table stock_vehicles_away rename to stock_vehicles`)
    }
  })
})
