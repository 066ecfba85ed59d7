import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/postgres/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the integration tests' server, as its owner. */
    postgresUrl: string
  }
}

/** One real Postgres for all integration tests of a run; each file takes a database of its own from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-tests-'))
  await chmod(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
