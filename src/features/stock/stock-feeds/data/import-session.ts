import { sql } from '@payloadcms/db-postgres'
import { drizzle, type NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/** A connection that belongs to one import. */
export type ImportSession = NodePgDatabase

export type ImportTransaction = Parameters<Parameters<ImportSession['transaction']>[0]>[0]

/** Another import is running, in this process or in another one. */
export class ImportRunning extends Error {
  constructor() {
    super('Another import is running. Try again when it has finished.')
    this.name = 'ImportRunning'
  }
}

/** Unique among the advisory lock keys of the product. */
const importLock = 20_261_123

/**
 * Runs an import on a connection of its own, one at a time in the whole installation. The connection is closed
 * afterwards, which drops its temporary tables and releases the lock; Postgres does the same when the process is killed.
 *
 * @throws ImportRunning when another import has the lock.
 */
export async function withImportSession<Result>(
  payload: Payload,
  work: (session: ImportSession) => Promise<Result>,
): Promise<Result> {
  const client = await postgresOf(payload).pool.connect()
  try {
    const session = drizzle({ client })
    const { rows } = await session.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_lock(${importLock}) as locked`,
    )
    if (rows[0]?.locked !== true) throw new ImportRunning()
    await session.execute(sql`set statement_timeout = '5min'`)
    return await work(session)
  } finally {
    // The connection closes after this function has returned; the next import may begin at once.
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}
