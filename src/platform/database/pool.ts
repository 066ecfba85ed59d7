import pg from 'pg'
import { log } from '../process/log.ts'

/**
 * The pg module with a pool that survives the loss of its server. Without an error listener, a terminated connection
 * (idle or in use) is an uncaught exception.
 */
export const guardedPg: typeof pg = {
  ...pg,
  Pool: class GuardedPool extends pg.Pool {
    constructor(options?: pg.PoolConfig) {
      super(options)
      const report = (error: Error) => log.warn({ reason: error.message }, 'database connection lost')
      this.on('error', report)
      this.on('connect', (client) => client.on('error', report))
    }
  } as unknown as typeof pg.Pool,
}

/** Returns the options of a pool, with timeouts in milliseconds that release stuck statements and idle transactions. */
export function poolOptions(connectionString: string, max: number): pg.PoolConfig {
  return {
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'forecourt',
  }
}
