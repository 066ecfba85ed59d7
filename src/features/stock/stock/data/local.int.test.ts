import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '#platform/database/transaction.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { generateStock } from '../seed.ts'
import { readAllListed } from './all-listed.ts'
import { localStock } from './local.ts'
import { readUsedVehicle } from './read-used-vehicle.ts'
import { stockChanged } from './stock-changed.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

async function query<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return (await postgresOf(cms.payload).drizzle.execute(statement)).rows as Row[]
}
const source = () => localStock(async () => cms.payload)

async function listedIds(): Promise<string[]> {
  const ids: string[] = []
  for await (const page of readAllListed()) ids.push(...page.map(({ id }) => id))
  return ids
}

describe('our own used vehicles', () => {
  it('are listed for a dealer in the order of its feed, without hidden and sold ones (D-113, D-234)', async () => {
    const list = await source().vehiclesOf('ZA101')
    const expected = await query<{ id: string }>(sql`
      select id from stock_vehicles where dealer_code = 'ZA101' and sold_at is null and is_public order by position`)
    expect(list.found && list.value.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(expected.length).toBeGreaterThan(10)
    expect(JSON.stringify(list)).not.toMatch(/base/i)
  })

  it('are found by id until 30 days after they were sold', async () => {
    const [one] = await query<{ id: string }>(sql`select id from stock_vehicles where is_public limit 1`)
    const id = one?.id ?? ''
    const sellAgo = (days: number) =>
      query(sql`update stock_vehicles set sold_at = now() - make_interval(days => ${days}) where id = ${id}`)
    await sellAgo(29)
    expect(await source().vehicle(id)).toMatchObject({ found: true, value: { id } })
    await sellAgo(31)
    expect(await source().vehicle(id)).toEqual({ found: false, failed: false })
  })

  it('are read without the cache with their dealer and a picture (D-096)', async () => {
    const [one] = await query<{ id: string }>(
      sql`select id from stock_vehicles where dealer_code like 'NA%' and is_public and sold_at is null limit 1`,
    )
    const vehicle = await readUsedVehicle(one?.id ?? '')
    expect(vehicle).toMatchObject({ id: one?.id, dealer: { currency: 'NAD', region: 'Namibia' } })
    expect(vehicle?.sideImage).toMatch(/^\/art\//)
    expect(vehicle?.images).toHaveLength(6)
    for (const id of ['0', 'x y', "'"]) expect(await readUsedVehicle(id), id).toBeNull()
  })

  it('are all read for an index once each, and no hidden or sold one (D-113)', async () => {
    const ids = await listedIds()
    const [row] = await query<{ count: number }>(
      sql`select count(*)::int as count from stock_vehicles where is_public and sold_at is null`,
    )
    expect(ids).toHaveLength(row?.count ?? -1)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('generated used vehicles', () => {
  it('fill the table up to a total, leave the others unchanged, and expire the whole stock', async () => {
    const before = await query(sql`select * from stock_vehicles order by id limit 50`)
    const messages = await messagesDuring(() => generateStock(cms.payload, 7_500))
    expect(messages).toEqual(['{"tags":["stock"]}'])
    const [row] = await query<{ count: number }>(sql`select count(*)::int as count from stock_vehicles`)
    expect(row?.count).toBe(7_500)
    const known = before.map((each) => (each as { id: string }).id)
    expect(
      await query(sql`select * from stock_vehicles
        where id in (select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb)) order by id`),
    ).toEqual(before)
    expect(await generateStock(cms.payload, 7_000)).toBe(0)
  })
})

describe('the message about changed vehicles', () => {
  it('is sent when the transaction commits, and not when it fails', async () => {
    const change = (fails: boolean) =>
      withTransaction(cms.payload, async ({ tx }) => {
        await stockChanged(tx, ['ZA101'], ['7'])
        if (fails) throw new Error('The feed is broken.')
      })
    expect(await messagesDuring(() => change(true).catch(() => {}))).toEqual([])
    expect(await messagesDuring(() => change(false))).toEqual([
      '{"tags":["stock:list","stock:dealer:ZA101","stock:vehicle:7"]}',
    ])
  })
})

/** The messages about caches that Postgres delivers while the work runs. */
async function messagesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client(cms.databaseUrl)
  await client.connect()
  try {
    const messages: string[] = []
    client.on('notification', ({ payload = '' }) => messages.push(payload))
    await client.query('listen forecourt_invalidate')
    await work()
    await client.query('select 1')
    return messages
  } finally {
    await client.end()
  }
}
