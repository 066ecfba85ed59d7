import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { provideConfig } from '#platform/config.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { contentHash } from './content-hash.ts'
import { knownMigrations } from './migrations.ts'
import { isMigrated, isPrepared } from './pending.ts'
import { isSeededWith, rememberSeed } from './seed-marker.ts'

let database: TestDatabase
let client: pg.Client
const secret = 'only for this test, 32 characters at least'

beforeEach(async () => {
  database = await freshDatabase()
  provideConfig({ DATABASE_URL: database.url, PAYLOAD_SECRET: secret, INTERNAL_SECRET: secret })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return async () => {
    await client.end()
    await database.drop()
  }
})
afterEach(() => provideConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }))

async function noteMigrations(names: readonly string[]): Promise<void> {
  await client.query('create table payload_migrations (name text)')
  await client.query('insert into payload_migrations select unnest($1::text[])', [names])
}

it('finds everything to be done in an empty database', async () => {
  expect(await knownMigrations()).not.toEqual([])
  expect([await isMigrated(), await isPrepared()]).toEqual([false, false])
})

it('finds nothing to be done after every migration and the present content', async () => {
  await noteMigrations(await knownMigrations())
  await rememberSeed(client, await contentHash())
  expect(await isPrepared()).toBe(true)
})

it('finds a migration that is missing', async () => {
  await noteMigrations((await knownMigrations()).slice(0, -1))
  await rememberSeed(client, await contentHash())
  expect(await isPrepared()).toBe(false)
})

it('finds content that has changed since', async () => {
  await noteMigrations(await knownMigrations())
  await rememberSeed(client, 'the content of an earlier version')
  expect([await isMigrated(), await isPrepared()]).toEqual([true, false])
})

it('remembers one content at a time', async () => {
  await rememberSeed(client, 'first')
  await rememberSeed(client, 'second')
  await rememberSeed(client, 'second')
  expect([await isSeededWith(client, 'first'), await isSeededWith(client, 'second')]).toEqual([false, true])
})

it('says in a sentence that the database does not answer', async () => {
  provideConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  await expect(isPrepared()).rejects.toThrow(/database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/)
})
