import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { childEnvironment } from '#platform/process/config.ts'
import { startEmbeddedPostgres } from '#server/postgres/index.ts'
import { knownMigrations } from '#server/prepare/migrations.ts'
import { isExhaustive } from '../scale.ts'
import { admin, page, visitor } from '../upgrade/contents.ts'
import { dumpPath, listDumps } from '../upgrade/dumps.ts'
import { lostRows, query } from '../upgrade/lost-rows.ts'
import { cleanUp, databaseOf, makeFolder, type Product, start } from './product.ts'

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await makeFolder()
  dataDir = path.join(folder, 'data')
})
afterEach(() => cleanUp(folder))

/** Creates a data folder as left by the version that wrote the dump. */
async function restore(dump: string): Promise<void> {
  const command = ['scripts/start.mjs', '--task', 'tests/upgrade/restore-dump.ts', dump]
  const env = childEnvironment({ DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  await promisify(execFile)(process.execPath, command, { env })
}

const queryFolder = async <Row extends object>(statement: string) =>
  query<Row>(await databaseOf(dataDir), statement)

async function signIn({ origin }: Product): Promise<string> {
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { token: string }).token
}

/** Gives a migration the name that it had in versions before the first release. */
async function useFormerMigrationName(): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir })
  await queryFolder(
    `update payload_migrations set name = '20261122_005007_leads' where name = '20261122_014002_leads'`,
  )
  await server.stop()
}

const [oldest = '', ...later] = listDumps()
const newest = later.at(-1) ?? oldest

it.each([
  // The only one that runs every migration; tests/upgrade migrates the others without a start.
  { from: `${oldest} with a former migration name`, migration: oldest, change: useFormerMigrationName },
  ...(isExhaustive ? [{ from: newest, migration: newest, change: async () => {} }] : []),
])('upgrades a data folder of $from on npm start without losing any data', async ({ migration, change }) => {
  const dump = dumpPath(migration)
  await restore(dump)
  await change()
  const site = await start(dataDir)
  const applied = await queryFolder<{ name: string }>('select name from payload_migrations order by name')
  expect(applied.map(({ name }) => name)).toEqual(await knownMigrations())
  expect(await lostRows(await databaseOf(dataDir), dump)).toEqual([])

  const html = await (await fetch(site.origin + page.path)).text()
  expect(html).toContain(page.text)
  const authorization = `JWT ${await signIn(site)}`
  const address = `${site.origin}/api/enquiries?where[email][equals]=${visitor.email}&depth=0`
  const enquiries = (await (await fetch(address, { headers: { authorization } })).json()) as {
    docs: object[]
  }
  expect(enquiries.docs).toHaveLength(2)
  const { fullName, email, phone } = visitor
  for (const enquiry of enquiries.docs) expect(enquiry).toMatchObject({ fullName, email, phone })
  expect(
    await queryFolder(
      `select from deliveries d join enquiries e on e.id = d.enquiry_id where e.email = '${email}'`,
    ),
  ).not.toEqual([])
  expect(await queryFolder('select from consent_entries')).not.toEqual([])
})
