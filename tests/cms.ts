import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Migration, Payload } from 'payload'
import { registerCms } from '#platform/cms.ts'
import { provideConfig } from '#platform/config.ts'
import { freshDatabase } from './database.ts'

/** The CMS on a database and a data folder of the test's own, migrated and empty. */
export type TestCms = {
  readonly payload: Payload
  readonly databaseUrl: string
  readonly dataDir: string
  close(): Promise<void>
}

/** Opens the real CMS for one test file; close it when done. */
export async function openTestCms(): Promise<TestCms> {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-cms-'))
  process.env.DATA_DIR = dataDir
  provideConfig({
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a'.repeat(32),
    INTERNAL_SECRET: 'b'.repeat(32),
  })
  const [{ getPayload }, { default: config }, { migrations }] = await Promise.all([
    import('payload'),
    import('#cms/payload.config.ts'),
    import('#cms/migrations/index.ts'),
  ])
  const payload = await getPayload({ config })
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  registerCms(async () => payload)
  return {
    payload,
    databaseUrl: database.url,
    dataDir,
    async close() {
      await payload.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
