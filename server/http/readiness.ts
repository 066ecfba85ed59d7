import type pg from 'pg'
import { guardedPg } from '#platform/database/pool.ts'
import type { Readiness } from './probes.ts'

/** How long the database may take to answer, connecting included, in milliseconds. */
const patienceMs = 1_000

export type DatabaseProbe = {
  /** Never throws. Simultaneous calls share one question to the database. */
  check(): Promise<Readiness>
  close(): Promise<void>
}

/** Asks the database for a sign of life over one connection of its own, so that a busy pool is no outage. */
export function createDatabaseProbe(connectionString: string): DatabaseProbe {
  const pool: pg.Pool = new guardedPg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    idleTimeoutMillis: 30_000,
    application_name: 'forecourt-probe',
  })
  let asking: Promise<Readiness> | undefined

  const ask = async (): Promise<Readiness> => {
    try {
      await Promise.race([
        pool.query('select 1'),
        new Promise((_, reject) => {
          setTimeout(reject, patienceMs, new Error('No answer in time.')).unref()
        }),
      ])
      return { ready: true, reasons: [] }
    } catch {
      // The reason would tell strangers where the database is; it stands in the log.
      return { ready: false, reasons: ['The database does not answer.'] }
    }
  }

  return {
    check() {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    close: () => pool.end(),
  }
}

/** Ready only when every part is; the reasons of all that are not. */
export function allReady(parts: readonly Readiness[]): Readiness {
  const reasons = parts.flatMap((part) => part.reasons)
  return { ready: reasons.length === 0, reasons }
}
