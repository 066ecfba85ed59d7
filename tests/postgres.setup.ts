import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/postgres/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection URL of the integration test server, as its owner. */
    postgresUrl: string
    /** Folder with the media of the product's content. */
    contentDataDir: string
  }
}

/** Test data need not survive a crash, so durability is off. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '1GB' }

/** Starts one Postgres for all integration tests of a run, in which each file creates its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-tests-'))
  await chmod(dataDir, 0o711)
  const contentDataDir = path.join(dataDir, 'content')
  await mkdir(contentDataDir)
  const server = await startEmbeddedPostgres({ dataDir, settings })
  project.provide('postgresUrl', server.url)
  project.provide('contentDataDir', contentDataDir)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
