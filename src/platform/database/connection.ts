import pg from 'pg'
import { log } from '../process/log.ts'

/**
 * Runs work on a connection of its own, and closes it: for processes that need the database now and then, which then hold no
 * pool.
 */
export async function withConnection<Result>(
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...options })
  client.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'))
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Runs work on a connection of its own, once at a time in the whole installation. When the process is killed, Postgres drops
 * the lock and temporary tables.
 *
 * @param lock unique among the advisory lock keys of the product
 * @returns null without running the work, when it is running elsewhere
 */
export function withExclusiveConnection<Result>(
  options: pg.ClientConfig,
  lock: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result | null> {
  return withConnection(options, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lock,
    ])
    return rows[0]?.locked === true ? work(client) : null
  })
}
