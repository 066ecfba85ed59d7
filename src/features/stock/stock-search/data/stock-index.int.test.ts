import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import type { FoundVehicles } from '../found.ts'
import { respondWithUsedVehicles } from './respond.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

async function query<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return (await postgresOf(cms.payload).drizzle.execute(statement)).rows as Row[]
}

async function search(text: string): Promise<FoundVehicles> {
  const response = await respondWithUsedVehicles(new URLSearchParams(text))
  expect(response.status).toBe(200)
  return (await response.json()) as FoundVehicles
}

/** The vehicles for sale of the listed dealers, counted by the database. */
const listed = sql`from stock_vehicles join dealers on supplier_code = dealer_code
  where is_public and sold_at is null and toyota_supplier = 'Y' and dealers._status = 'published'
    and dealers.deleted_at is null`

describe('the search over the stock', () => {
  it('finds what the database counts, cheapest first (D-219, D-412)', async () => {
    const found = await search('make=toyota&fuel=diesel&max-price=400000&sort=price_asc')
    const [expected] = await query<{ count: number; lowest: string; certified: number }>(sql`
      select count(*)::int as count, min(price) as lowest,
        count(*) filter (where certification in ('twab', 'twa1'))::int as certified
      ${listed} and make = 'Toyota' and fuel_type in ('D', 'Diesel') and price <= 40000000`)
    expect(found.total).toBe(expected?.count)
    expect(found.total).toBeGreaterThan(20)
    expect(found.certifiedCount).toBe(expected?.certified)
    expect(found.vehicles).toHaveLength(24)
    expect(found.vehicles[0]?.price).toBe(Number(expected?.lowest))
    const makes = await query<{ make: string; count: number }>(sql`
      select make, count(*)::int as count ${listed} and fuel_type in ('D', 'Diesel') and price <= 40000000 group by make`)
    expect(Object.fromEntries(found.facets.make.map(({ label, count }) => [label, count]))).toEqual(
      Object.fromEntries(makes.map(({ make, count }) => [make, count])),
    )
  })

  it('begins with the newest listings when no order is chosen', async () => {
    const { vehicles } = await search('')
    const newest = await query<{ id: string }>(sql`select vehicle.id from (
      select stock_vehicles.id, date_trunc('second', added_at) as added ${listed}) vehicle
      order by added desc, id::int limit 24`)
    expect(vehicles.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  })

  it('counts Namibian dollars one to one with rand (D-411)', async () => {
    const found = await search('near=Windhoek&radius=50&max-price=300000')
    expect(found.total).toBeGreaterThan(0)
    for (const { price, dealer } of found.vehicles) {
      expect(dealer.currency).toBe('NAD')
      expect(price).toBeLessThanOrEqual(30_000_000)
    }
  })

  it('shows a change once the tags of the stock have expired', async () => {
    const before = await search('make=toyota')
    const [vehicle] = before.vehicles
    await query(sql`update stock_vehicles set sold_at = now() where id = ${vehicle?.id}`)
    testCache.expire(['stock'])
    await vi.waitFor(async () => expect((await search('make=toyota')).total).toBe(before.total - 1), {
      timeout: 20_000,
    })
    expect((await search('make=toyota')).vehicles.map(({ id }) => id)).not.toContain(vehicle?.id)
  })

  it('shows a dealer that is no longer listed with none of its vehicles', async () => {
    const before = await search('')
    const [dealer] = before.dealers
    await query(sql`update dealers set toyota_supplier = 'N' where slug = ${dealer?.slug}`)
    testCache.expire(['dealers', 'dealers:list'])
    await vi.waitFor(async () => expect((await search('')).total).toBe(before.total - (dealer?.count ?? 0)), {
      timeout: 20_000,
    })
  })
})
