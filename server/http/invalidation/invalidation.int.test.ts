import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidationChannel } from '#platform/cache/channel.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { type Invalidation, startInvalidation } from './invalidation.ts'

let database: TestDatabase
let writer: pg.Client
let invalidation: Invalidation | undefined

beforeEach(async () => {
  database = await createTestDatabase()
  writer = new pg.Client({ connectionString: database.url })
  writer.on('error', () => {})
  await writer.connect()
})

afterEach(async () => {
  await invalidation?.close()
  invalidation = undefined
  await writer.end()
  await database.drop()
})

async function start() {
  const expired: string[][] = []
  const purge = vi.fn()
  invalidation = await startInvalidation({
    connectionString: database.url,
    purgePages: purge,
    revalidate: async (tags) => void expired.push([...tags]),
    pendingRenders: () => undefined,
  })
  return { expired, purge, invalidation }
}

const notify = (payload: string) => writer.query('select pg_notify($1, $2)', [invalidationChannel, payload])
const cutListeners = () =>
  writer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'forecourt-listener' and datname = current_database()`,
  )

test('expires tags that another process has changed', async () => {
  const { expired, purge, invalidation } = await start()
  expect(invalidation.readiness()).toEqual({ ready: true, reasons: [] })
  expect(expired).toEqual([])
  await notify('{"tags":["range:fortuner","ranges"]}')
  await vi.waitUntil(() => expired.length === 1)
  await invalidation.whenSettled()
  expect(expired).toEqual([['range:fortuner', 'ranges']])
  expect(purge).toHaveBeenCalledTimes(2)
})

test('expires nothing for a change that is rolled back', async () => {
  const { expired } = await start()
  await writer.query('begin')
  await notify('{"tags":["a"]}')
  await writer.query('rollback')
  await notify('{"tags":["b"]}')
  await vi.waitUntil(() => expired.length === 1)
  expect(expired).toEqual([['b']])
})

test.each(['', 'not json', '{"tags":"a"}', '{"tags":[]}', '{}'])(
  'expires everything for the invalid message %j',
  async (payload) => {
    const { expired } = await start()
    await notify(payload)
    await vi.waitUntil(() => expired.length === 1)
    expect(expired).toEqual([['everything']])
  },
)

test('listens again after a lost connection, and expires everything', async () => {
  const { expired, invalidation } = await start()
  await cutListeners()
  await vi.waitUntil(() => !invalidation.readiness().ready)
  expect(invalidation.readiness().reasons).toHaveLength(1)
  await vi.waitUntil(() => expired.length === 1, { timeout: 10_000 })
  expect(expired).toEqual([['everything']])
  expect(invalidation.readiness().ready).toBe(true)
  await notify('{"tags":["a"]}')
  await vi.waitUntil(() => expired.length === 2)
  expect(expired[1]).toEqual(['a'])
})

test('waits for a database that does not exist yet, and expires everything', async () => {
  const name = new URL(database.url).pathname.slice(1)
  const admin = new URL(database.url)
  admin.pathname = '/postgres'
  const other = new pg.Client({ connectionString: admin.href })
  await other.connect()
  await writer.end()
  await other.query(`alter database ${name} rename to ${name}_away`)
  const { expired, invalidation } = await start()
  expect(invalidation.readiness().ready).toBe(false)
  await other.query(`alter database ${name}_away rename to ${name}`)
  await other.end()
  await vi.waitUntil(() => expired.length === 1, { timeout: 10_000 })
  expect(expired).toEqual([['everything']])
  writer = new pg.Client({ connectionString: database.url })
  await writer.connect()
})

test('closes at once while the connection is lost', async () => {
  const { invalidation: open } = await start()
  await cutListeners()
  await vi.waitUntil(() => !open.readiness().ready)
  const startedAt = performance.now()
  await open.close()
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
