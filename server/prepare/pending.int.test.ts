import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { contentHash } from './content-hash.ts'
import { knownMigrations } from './migrations.ts'
import { isMigrated, isPrepared } from './pending.ts'
import { isSeededWith, recordSeed } from './seed-marker.ts'

let database: TestDatabase
let client: pg.Client
const secret = 'only for this test, 32 characters at least'

beforeEach(async () => {
  database = await createTestDatabase()
  provideConfig({ DATABASE_URL: database.url, PAYLOAD_SECRET: secret, INTERNAL_SECRET: secret })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return async () => {
    await client.end()
    await database.drop()
  }
})
afterEach(() => provideConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }))

async function recordMigrations(names: readonly string[]): Promise<void> {
  await client.query('create table payload_migrations (name text)')
  await client.query('insert into payload_migrations select unnest($1::text[])', [names])
}

it('reports an empty database as neither migrated nor prepared', async () => {
  expect(await knownMigrations()).not.toEqual([])
  expect([await isMigrated(), await isPrepared()]).toEqual([false, false])
})

it('reports a database with every migration and the current content as prepared', async () => {
  await recordMigrations(await knownMigrations())
  await recordSeed(client, await contentHash())
  expect(await isPrepared()).toBe(true)
})

it('reports a database without the last migration as not prepared', async () => {
  await recordMigrations((await knownMigrations()).slice(0, -1))
  await recordSeed(client, await contentHash())
  expect(await isPrepared()).toBe(false)
})

it('reports a database with earlier content as migrated but not prepared', async () => {
  await recordMigrations(await knownMigrations())
  await recordSeed(client, 'the content of an earlier version')
  expect([await isMigrated(), await isPrepared()]).toEqual([true, false])
})

it('records only the last seeded content', async () => {
  await recordSeed(client, 'first')
  await recordSeed(client, 'second')
  await recordSeed(client, 'second')
  expect([await isSeededWith(client, 'first'), await isSeededWith(client, 'second')]).toEqual([false, true])
})

it('throws an error with the host, port and cause when the database is unreachable', async () => {
  provideConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  await expect(isPrepared()).rejects.toThrow(/database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/)
})
