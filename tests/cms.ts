import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { registerCms } from '#platform/process/cms.ts'
import { provideConfig } from '#platform/process/config.ts'
import { createTestDatabase } from './database.ts'

/** Payload keeps its instances here, and would return a closed one to the next test file in this process. */
const instances = globalThis as { _payload?: Map<string, unknown> }

/** A CMS with a separate database and data folder. */
export type TestCms = {
  readonly payload: Payload
  readonly databaseUrl: string
  readonly dataDir: string
  close(): Promise<void>
}

/** Opens a CMS for one test file, empty or seeded with the product's content. Must be closed. */
export async function openTestCms({ content = false } = {}): Promise<TestCms> {
  const database = await createTestDatabase(content ? 'content' : 'tables')
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-cms-'))
  if (content) await cp(inject('contentDataDir'), dataDir, { recursive: true })
  process.env.DATA_DIR = dataDir
  provideConfig({
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a'.repeat(32),
    INTERNAL_SECRET: 'b'.repeat(32),
  })
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#cms/payload.config.ts'),
  ])
  const payload = await getPayload({ config })
  registerCms(async () => payload)
  return {
    payload,
    databaseUrl: database.url,
    dataDir,
    async close() {
      await payload.destroy()
      instances._payload?.clear()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
