import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { isExhaustive } from '#tests/scale.ts'
import { listTables, quoteName } from './inventory.ts'
import { isBackedUp } from './job-queue.ts'
import type { RestoreOptions, RestoreReport } from './restore-backup.ts'
import { openSession } from './session.ts'
import { writeBackup } from './write-backup.ts'

const secret = 'only for this test, 32 characters at least'
const secrets = { PAYLOAD_SECRET: `first ${secret}`, INTERNAL_SECRET: `second ${secret}` }

let folder: string
let source: TestDatabase
let backup: string

/** Creates a database as a first start leaves it. */
async function createSource(): Promise<TestDatabase> {
  const database = await createTestDatabase('content')
  vi.stubEnv('DATA_DIR', path.join(folder, 'seeded'))
  provideConfig({ DATABASE_URL: database.url, PAYLOAD_SECRET: secret, INTERNAL_SECRET: secret })
  vi.resetModules()
  const { getPayload } = await import('payload')
  const { ensureFirstAdmin } = await import('#cms/first-admin.ts')
  const payload = await getPayload({
    config: (await import('#cms/payload.config.ts')).default,
    key: 'source',
  })
  try {
    await ensureFirstAdmin(payload, async () => {})
  } finally {
    await payload.destroy()
  }
  const { recordSeed } = await import('../prepare/seed-marker.ts')
  await withSession(database, (client) => recordSeed(client, 'the content'))
  await withSession(database, storeUpload)
  const boss = await new PgBoss(database.url).start()
  await boss.createQueue('deliver')
  await boss.send('deliver', { to: 'Élise' })
  await boss.stop()
  return database
}

/** A file of an enquiry, of two chunks with every byte. */
async function storeUpload(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`
    insert into enquiry_files (key, form_key, slot, name, media_type, bytes, verdict)
    values ('a key', 'a form', 'photo', 'Zoë.jpg', 'image/jpeg', 262400, 'clean') returning id`)
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const chunks = [Buffer.concat(Array.from({ length: 1_024 }, () => everyByte)), everyByte]
  for (const [position, data] of chunks.entries())
    await client.query('insert into enquiry_file_chunks (file_id, position, data) values ($1, $2, $3)', [
      rows[0]?.id,
      position,
      data,
    ])
}

async function withSession<Result>(
  database: TestDatabase,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await openSession(database.url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns the row count and a hash of the rows for each table. */
function contentOf(database: TestDatabase): Promise<Record<string, string>> {
  return withSession(database, async (client) => {
    const contents: Record<string, string> = {}
    for (const table of (await listTables(client)).filter(isBackedUp)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from ${quoteName(table)} t`,
      )
      contents[table.name] = rows[0]?.sum ?? ''
    }
    return contents
  })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-backup-'))
  source = await createSource()
  const dataDir = path.join(folder, 'source')
  await mkdir(path.join(dataDir, 'media/2026'), { recursive: true })
  await writeFile(path.join(dataDir, 'media/2026/Hilux – ê.jpg'), 'picture')
  await writeFile(path.join(dataDir, 'secrets.json'), JSON.stringify(secrets))
  backup = path.join(folder, 'backup.tar.gz')
  await writeBackup({ databaseUrl: source.url, dataDir, target: backup })
})

afterAll(async () => {
  await source?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Restores a backup with new instances of the modules, which keep the connection of the configured database. */
async function restoreTo(database: TestDatabase, options: Partial<RestoreOptions>): Promise<RestoreReport> {
  provideConfig({ DATABASE_URL: database.url })
  vi.resetModules()
  const { restoreBackup } = await import('./restore-backup.ts')
  const defaults = {
    databaseUrl: database.url,
    dataDir: folder,
    source: backup,
    replace: false,
    withSecrets: true,
  }
  return restoreBackup({ ...defaults, ...options })
}

describe('a restored database', () => {
  let target: TestDatabase
  let dataDir: string
  let content: Record<string, string>

  beforeAll(async () => {
    target = await createTestDatabase()
    dataDir = await mkdtemp(path.join(folder, 'restored-'))
    await restoreTo(target, { dataDir })
    content = await contentOf(source)
    return () => target.drop()
  })

  it('has every row, the media and the secrets of the backup', async () => {
    expect(Number.parseInt(content.models ?? '', 10)).toBeGreaterThanOrEqual(30)
    expect(Number.parseInt(content.enquiry_file_chunks ?? '', 10)).toBe(2)
    expect(await contentOf(target)).toEqual(content)
    expect(await readFile(path.join(dataDir, 'media/2026/Hilux – ê.jpg'), 'utf8')).toBe('picture')
    expect(JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'))).toEqual(secrets)
    expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it('has the pending jobs', async () => {
    const boss = await new PgBoss(target.url).start()
    const [job] = await boss.fetch('deliver')
    await boss.stop()
    expect(job?.data).toEqual({ to: 'Élise' })
  })

  it('is replaced only with the replace option, without secrets when they come from the environment', async () => {
    await withSession(target, (client) => client.query(`update models set name = 'changed', price = 1`))
    await expect(restoreTo(target, { dataDir })).rejects.toThrow(/not empty.*--replace/)
    expect(await contentOf(target)).not.toEqual(content)
    const other = await mkdtemp(path.join(folder, 'replaced-'))
    await restoreTo(target, { dataDir: other, replace: true, withSecrets: false })
    expect(await contentOf(target)).toEqual(content)
    expect(await readdir(other)).toEqual(['media'])
  })
})

describe('npm run restore', () => {
  let target: TestDatabase
  let dataDir: string
  let restore: (options?: Partial<RestoreOptions>) => Promise<RestoreReport>

  beforeEach(async () => {
    target = await createTestDatabase()
    dataDir = await mkdtemp(path.join(folder, 'target-'))
    restore = (options = {}) => restoreTo(target, { dataDir, ...options })
    return () => target.drop()
  })

  it.runIf(isExhaustive)('migrates a backup from before the first migration to this version', async () => {
    const old = await createTestDatabase()
    const oldBackup = path.join(dataDir, 'old.tar.gz')
    try {
      await withSession(old, (client) =>
        client.query(
          'create table forecourt_seed (content_hash text primary key, seeded_at timestamptz not null)',
        ),
      )
      await writeBackup({ databaseUrl: old.url, dataDir, target: oldBackup })
    } finally {
      await old.drop()
    }
    await restore({ source: oldBackup })
    const { appliedMigrations, knownMigrations } = await import('../prepare/migrations.ts')
    expect(await withSession(target, appliedMigrations)).toEqual(await knownMigrations())
    const { isPrepared } = await import('../prepare/pending.ts')
    expect(await isPrepared()).toBe(false)
  })

  it.each([
    ['not a backup', 'no archive at all'],
    ['a backup of a newer version', JSON.stringify({ format: 'forecourt-backup-2' })],
  ])('rejects a file that is %s', async (_, content) => {
    const { createArchive } = await import('./tar/writer.ts')
    const file = path.join(dataDir, 'other.tar.gz')
    if (content.startsWith('{')) {
      const archive = await createArchive(file)
      await archive.add('manifest.json', content)
      await archive.commit()
    } else await writeFile(file, content)
    await expect(restore({ source: file })).rejects.toThrow(/not a backup that Forecourt can read/)
  })
})
