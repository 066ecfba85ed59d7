import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { copyDatabaseStatement, ensureTemplate, type InitialState } from './template.ts'

/** A separate database for a test. */
export type TestDatabase = { readonly url: string; drop(): Promise<void> }

/** Creates a database on the integration test server. Must be dropped. */
export async function createTestDatabase(start: InitialState = 'empty'): Promise<TestDatabase> {
  const server = { url: inject('postgresUrl'), dataDir: inject('contentDataDir') }
  const name = `test_${randomBytes(6).toString('hex')}`
  await withAdminClient(async (admin) =>
    admin.query(copyDatabaseStatement(name, await ensureTemplate(start, admin, server))),
  )
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => withAdminClient((admin) => admin.query(`drop database ${name} with (force)`)),
  }
}

async function withAdminClient(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
