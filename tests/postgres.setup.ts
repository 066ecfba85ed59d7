import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/postgres/index.ts'
import { copyDataDir, seededFolder } from './seeded.ts'
import { makeContentTemplate } from './template.ts'

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

/**
 * Starts one Postgres for all integration tests of a run, in which each file creates its own database. It has the template
 * with content from the start when `npm test` has seeded a site; otherwise the first test that needs it creates it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-tests-'))
  await chmod(folder, 0o711)
  const [dataDir, contentDataDir] = [path.join(folder, 'data'), path.join(folder, 'content')]
  await mkdir(contentDataDir)
  if (seededFolder) await copyDataDir(path.join(seededFolder, 'process'), dataDir)
  const server = await startEmbeddedPostgres({ dataDir, settings })
  if (seededFolder) {
    await makeContentTemplate(server.url)
    await rename(path.join(dataDir, 'media'), path.join(contentDataDir, 'media'))
  }
  project.provide('postgresUrl', server.url)
  project.provide('contentDataDir', contentDataDir)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
