import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/postgres/index.ts'
import { ensureTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection URL of the integration test server, as its owner. */
    postgresUrl: string
    /** Folder with the media of the product's content. */
    contentDataDir: string
  }
}

/** Test data need not survive a crash, and no database lives long enough to be vacuumed. */
const settings = {
  ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '1GB' },
  autovacuum: 'off',
}

/** Starts one Postgres for all integration tests of a run, in which each file creates its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-tests-'))
  await chmod(dataDir, 0o711)
  const contentDataDir = path.join(dataDir, 'content')
  await mkdir(contentDataDir)
  const server = await startEmbeddedPostgres({ dataDir, settings })
  project.provide('postgresUrl', server.url)
  project.provide('contentDataDir', contentDataDir)
  // The gate runs the whole level, which needs the content for certain.
  const content =
    process.env.TEST_SUITE === 'gate' ? createContentTemplate(server.url, contentDataDir) : undefined
  return async () => {
    await content
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Creates the template with content while the first tests run, most of which need none. An error is reported by the
 * tests that need it, which try again.
 */
async function createContentTemplate(url: string, dataDir: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  try {
    await admin.connect()
    await ensureTemplate('content', admin, { url, dataDir })
  } catch {
  } finally {
    await admin.end()
  }
}
