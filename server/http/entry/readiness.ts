import type pg from 'pg'
import { guardedPg } from '#platform/database/pool.ts'
import type { Readiness } from './probes.ts'

/** Timeout of the database query, including the connection, in milliseconds. */
const timeoutMs = 1_000

export type DatabaseProbe = {
  /** Never throws. Simultaneous calls share one query. */
  check(): Promise<Readiness>
  close(): Promise<void>
}

/** Creates a probe with a dedicated database connection, so that a busy pool does not count as an outage. */
export function createDatabaseProbe(connectionString: string): DatabaseProbe {
  const pool: pg.Pool = new guardedPg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: 'forecourt-probe',
  })
  let pending: Promise<Readiness> | undefined

  const query = async (): Promise<Readiness> => {
    try {
      await Promise.race([
        pool.query('select 1'),
        new Promise((_, reject) => {
          setTimeout(reject, timeoutMs, new Error('The query timed out.')).unref()
        }),
      ])
      return { ready: true, reasons: [] }
    } catch {
      // The cause would reveal the address of the database to unauthenticated clients.
      return { ready: false, reasons: ['The database does not respond.'] }
    }
  }

  return {
    check() {
      pending ??= query().finally(() => {
        pending = undefined
      })
      return pending
    },
    close: () => pool.end(),
  }
}

/** Combines parts: ready when all are, with the reasons of those that are not. */
export function allReady(parts: readonly Readiness[]): Readiness {
  const reasons = parts.flatMap((part) => part.reasons)
  return { ready: reasons.length === 0, reasons }
}
