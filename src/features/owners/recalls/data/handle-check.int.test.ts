import { sql } from '@payloadcms/db-postgres'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { log } from '#platform/process/log.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import type { CheckOutcome } from '../check-result.ts'
import { handleCheck } from './handle-check.ts'
import { readResult } from './result-address.ts'

const vin = 'AHTFR22G006012345'

let cms: TestCms
/** What the product's log has written. */
let written = ''

beforeAll(async () => {
  cms = await openTestCms()
  const data = {
    ...{
      campaignId: '26-SC-014',
      since: '2026-08-17T10:00:00.000Z',
      description: 'A hose.',
      remedy: 'A clip.',
    },
    ...{ vehicles: 'AHTFR22G00 6011500 6014250', _status: 'published' as const },
  }
  await cms.payload.create({ collection: 'recalls', data })
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]
  if (!stream) throw new Error('The log has no stream.')
  vi.spyOn(stream, 'write').mockImplementation((line) => {
    written += line
  })
  log.level = 'debug'
})
afterAll(() => cms.close())
beforeEach(() => {
  written = ''
})

let networks = 0

function send(body: string | URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  networks += 1
  const type = typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded'
  return handleCheck(
    new Request('http://localhost:3000/api/recall-check', {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': `10.6.${networks}.1`, ...headers },
      body,
    }),
  )
}
const sendJson = (entry: unknown, headers?: Record<string, string>) =>
  send(JSON.stringify({ vin: entry }), headers)

/** Sends the form of a browser without JavaScript, and returns the outcome of the page to which it is redirected. */
async function sendForm(entry: string): Promise<CheckOutcome | null> {
  const response = await send(new URLSearchParams({ vin: entry }))
  expect(response.status).toBe(303)
  const location = response.headers.get('location') ?? ''
  expect(location).not.toContain(vin)
  return readResult(location.replace('/recall-result/', ''), Date.now())
}

const hose = { id: '26-SC-014', description: 'A hose.', remedy: 'A clip.', since: '2026-08-17' }

describe('a lookup', () => {
  it('returns the VIN and its campaigns, for no cache to store (V-103, V-109)', async () => {
    const response = await sendJson(` ${vin.toLowerCase()} `)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ vin, campaigns: [hose] })
  })

  it('returns an empty list for a vehicle without a recall (V-101)', async () => {
    expect(await (await sendJson('JTMHV05J704030444')).json()).toMatchObject({ campaigns: [] })
  })

  it.each(['', 'AHTFR22G-06012345', 17, null, ['x']])('refuses %j (V-107, V-108)', async (entry) => {
    expect((await sendJson(entry)).status).toBe(422)
  })

  it('redirects a browser without JavaScript to the result, without the VIN in the address (V-301)', async () => {
    expect(await sendForm(vin)).toEqual({ kind: 'checked', vin, campaigns: [hose] })
    expect(await sendForm('AHTFR22G')).toEqual({ kind: 'invalid', vin: 'AHTFR22G' })
  })

  it('leaves the VIN in no log and no table (V-301)', async () => {
    await sendJson(vin)
    await sendForm(vin)
    log.info('the end of the test')
    expect(written).toContain('the end of the test')
    expect(written).not.toMatch(/AHTFR22G/i)
    expect(await tablesWith('AHTFR22G00 6011500')).toContain('recalls')
    expect(await tablesWith(vin)).toEqual([])
  })

  it('is answered twenty times a minute for one network, and any number of times for a service key', async () => {
    const apiKey = 'recalls-key-1234567890'
    await cms.payload.create({
      collection: 'service-keys',
      data: { name: 'Workshop', enableAPIKey: true, apiKey },
    })
    const from = { 'x-forwarded-for': '10.5.0.1' }
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await sendJson(vin, from)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect(Number((await sendJson(vin, from)).headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const authorization = `service-keys API-Key ${apiKey}`
    expect((await sendJson(vin, { ...from, authorization })).status).toBe(200)
  })
})

describe('a lookup while the database fails', () => {
  const rename = (from: string, to: string) =>
    postgresOf(cms.payload).drizzle.execute(sql.raw(`alter table ${from} rename to ${to}`))

  it('is a failure and never "no recall", and its log does not contain the VIN (V-301, V-328)', async () => {
    await rename('recall_ranges', 'gone')
    const response = await sendJson(vin)
    const outcome = await sendForm(vin)
    await rename('gone', 'recall_ranges')
    expect(response.status).toBe(503)
    expect(outcome).toEqual({ kind: 'failed', vin })
    expect(written).toContain('recall lookup failed')
    expect(written).not.toMatch(/AHTFR22G|6012345/i)
    expect((await sendJson(vin)).status).toBe(200)
  })
})

/** The tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { drizzle } = postgresOf(cms.payload)
  const { rows } = await drizzle.execute(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, name } of rows as { schema: string; name: string }[]) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows: matches } = await drizzle.execute(
      sql`select 1 from ${table} t where t::text ilike ${`%${text}%`} limit 1`,
    )
    if (matches.length > 0) found.push(name)
  }
  return found
}
