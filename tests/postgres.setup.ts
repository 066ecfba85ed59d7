import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/postgres/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the integration tests' server, as its owner. */
    postgresUrl: string
    /** Where the files stand that belong to the product's content. */
    contentDataDir: string
  }
}

/** What is thrown away after the run need not survive a power cut. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '1GB' }

/** One real Postgres for all integration tests of a run; each file takes a database of its own from it. */
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
