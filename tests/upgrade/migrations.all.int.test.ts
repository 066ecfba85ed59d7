import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { knownMigrations } from '#server/prepare/migrations.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { page, visitor } from './contents.ts'
import { dumpPath, listDumps } from './dumps.ts'
import { lostRows, query } from './lost-rows.ts'

describe.each(listDumps())('the migrations after %s', (migration) => {
  const dump = dumpPath(migration)
  let database: TestDatabase
  let dataDir: string

  beforeAll(async () => {
    database = await createTestDatabase()
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-upgrade-'))
    const secret = 'a'.repeat(32)
    provideConfig({ DATABASE_URL: database.url, PAYLOAD_SECRET: secret, INTERNAL_SECRET: secret })
    const { restoreBackup } = await import('#server/backup/restore-backup.ts')
    // Restores with the schema of the dump, then runs the later migrations.
    await restoreBackup({
      ...{ databaseUrl: database.url, dataDir, source: dump },
      ...{ replace: true, withSecrets: true },
    })
  })
  afterAll(async () => {
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('are all applied, and keep every row', async () => {
    const applied = await query<{ name: string }>(
      database.url,
      'select name from payload_migrations order by name',
    )
    expect(applied.map(({ name }) => name)).toEqual(await knownMigrations())
    expect(await lostRows(database.url, dump)).toEqual([])
  })

  it('keep the enquiries with their deliveries and consents, and the pages', async () => {
    const enquiries = await query<{ name: string; phone: string; deliveries: number }>(
      database.url,
      `select e.full_name as name, e.phone, count(d.id)::int as deliveries
       from enquiries e left join deliveries d on d.enquiry_id = e.id
       where e.email = '${visitor.email}' group by e.id`,
    )
    expect(enquiries).toHaveLength(2)
    for (const enquiry of enquiries)
      expect(enquiry).toMatchObject({ name: visitor.fullName, phone: visitor.phone })
    expect(enquiries.some(({ deliveries }) => deliveries > 0)).toBe(true)
    expect(await query(database.url, 'select from consent_entries')).not.toEqual([])
    expect(await query(database.url, `select from pages where path = '${page.path}'`)).toHaveLength(1)
  })
})
