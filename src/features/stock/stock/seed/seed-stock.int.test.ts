import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { stockSeeding } from './seed-stock.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

async function query<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return (await postgresOf(cms.payload).drizzle.execute(statement)).rows as Row[]
}

describe('the seeded used vehicles', () => {
  it('are 6 000 of at least twenty makes, most of them Toyota', async () => {
    const makes = await query<{ make: string; count: number }>(
      sql`select make, count(*)::int as count from stock_vehicles group by make order by count desc`,
    )
    expect(makes.reduce((sum, { count }) => sum + count, 0)).toBe(6_000)
    expect(makes.length).toBeGreaterThanOrEqual(20)
    expect(makes[0]?.make).toBe('Toyota')
    expect(makes[0]?.count).toBeGreaterThan(1_500)
  })

  it('belong to listed dealers: one with about 500, some with none, and Namibian ones', async () => {
    const dealers = await query<{ code: string; listed: string; count: number }>(sql`
      select supplier_code as code, toyota_supplier as listed, count(vehicle.id)::int as count
      from dealers left join stock_vehicles vehicle on dealer_code = supplier_code
      group by 1, 2 order by count desc`)
    expect(dealers[0]?.count).toBeGreaterThan(400)
    expect(dealers[0]?.count).toBeLessThan(600)
    expect(dealers[1]?.count).toBeGreaterThan(100)
    expect(dealers[1]?.count).toBeLessThan(350)
    const counted = dealers.filter(({ listed }) => listed === 'Y')
    expect(counted.filter(({ count }) => count === 0).length).toBeGreaterThanOrEqual(3)
    expect(dealers.find(({ listed }) => listed === 'N')?.count).toBe(0)
    expect(dealers.some(({ code, count }) => code.startsWith('NA') && count > 0)).toBe(true)
    expect(dealers.reduce((sum, { count }) => sum + count, 0)).toBe(6_000)
  })

  it('were added in the last 120 days; a few were sold in the last 30, and a few are not public', async () => {
    const [facts] = await query<Record<string, number>>(sql`
      select count(*) filter (where added_at < now() - interval '120 days' or added_at > now())::int as misdated,
        count(*) filter (where sold_at < now() - interval '30 days' or sold_at > now() or sold_at < added_at)::int as missold,
        count(*) filter (where sold_at is not null)::int as sold,
        count(*) filter (where not is_public)::int as hidden,
        count(*) filter (where price is null)::int as unpriced
      from stock_vehicles`)
    expect(facts).toMatchObject({ misdated: 0, missold: 0 })
    for (const name of ['sold', 'unpriced']) expect(facts?.[name], name).toBeGreaterThan(10)
    for (const name of ['sold', 'unpriced']) expect(facts?.[name], name).toBeLessThan(150)
    expect(facts?.hidden).toBeGreaterThan(100)
    expect(facts?.hidden).toBeLessThan(260)
  })

  it('are numbered without gaps in the feed of each dealer', async () => {
    const gaps = await query(sql`select dealer_code from stock_vehicles group by dealer_code
      having count(*) <> count(distinct position) or min(position) <> 0 or max(position) <> count(*) - 1`)
    expect(gaps).toEqual([])
  })

  it('are not seeded again, even when some were removed', async () => {
    await query(sql`delete from stock_vehicles where make = 'Opel'`)
    const made: boolean[] = []
    const seeding = await stockSeeding()
    await seeding.run(cms.payload, (isMade) => made.push(isMade))
    expect(made).toHaveLength(seeding.total)
    expect(made.some(Boolean)).toBe(false)
  })
})
