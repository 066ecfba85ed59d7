import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { appliedMigrations, knownMigrations } from './migrations.ts'
import { currentNames, rejectUnknownMigrations, renameAppliedMigrations } from './renamed-migrations.ts'

let database: TestDatabase
let client: pg.Client

beforeEach(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

async function recordMigrations(names: readonly string[]): Promise<void> {
  await client.query('create table payload_migrations (name text)')
  await client.query('insert into payload_migrations select unnest($1::text[])', [names])
}

/** Migration names in a data folder from before two migrations were renamed. */
const earlier = ['20261120_120312_initial', '20261121_215323_shared_models', '20261122_005007_leads']
const present = ['20261120_120312_initial', '20261121_223054_shared_models', '20261122_014002_leads']

it('updates the recorded names of migrations that were renamed without a change', async () => {
  await recordMigrations(earlier)
  await renameAppliedMigrations(client)
  expect(await appliedMigrations(client)).toEqual(present)
  expect((await knownMigrations()).slice(0, 3)).toEqual(present)
  await expect(rejectUnknownMigrations(client)).resolves.toBeUndefined()
})

it('maps the names in a backup to the present ones', () => {
  expect(currentNames(earlier)).toEqual(present)
})

it('rejects a schema that was dropped before the first release, and names it', async () => {
  await recordMigrations(['20261120_120312_initial', '20261121_213242_shared_models'])
  await renameAppliedMigrations(client)
  await expect(rejectUnknownMigrations(client)).rejects.toThrow(
    /20261121_213242_shared_models.*npm run restore FILE/s,
  )
})

it('accepts an empty database', async () => {
  await renameAppliedMigrations(client)
  await expect(rejectUnknownMigrations(client)).resolves.toBeUndefined()
})
