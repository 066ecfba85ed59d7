import { drizzle, type NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { log } from '#platform/log.ts'

/** A connection that belongs to one run. */
export type PictureSession = NodePgDatabase

export type PictureTransaction = Parameters<Parameters<PictureSession['transaction']>[0]>[0]

/** Unique among the advisory lock keys of the product. */
const runLock = 20_261_124

/**
 * Runs the work on a connection of its own, once at a time in the whole installation. When the process is killed, Postgres
 * drops its temporary tables and its lock.
 *
 * @returns null without running the work, when it is running elsewhere
 */
export async function withPictureSession<Result>(
  connectionString: string,
  work: (session: PictureSession) => Promise<Result>,
): Promise<Result | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 300_000,
  })
  client.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'))
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      runLock,
    ])
    return rows[0]?.locked === true ? await work(drizzle({ client })) : null
  } finally {
    await client.end().catch(() => {})
  }
}
