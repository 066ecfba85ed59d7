import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { guardedPg, poolOptions } from '#platform/database/pool.ts'
import { log } from '#platform/log.ts'
import { endProgram, startProgram } from '../lifecycle/child-process.ts'
import { nextPause } from '../lifecycle/worker-process.ts'

const lookEveryMs = 1_000
const stopWithinMs = 3_000

const somethingIsDue = `
  select exists (
    select from pgboss.job
    where name = any($1) and state in ('created', 'retry') and start_after <= now())`

async function isDue(pool: Pool, queues: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ exists: boolean }>(somethingIsDue, [queues])
    return rows[0]?.exists === true
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : '' }, 'waiting jobs cannot be looked for')
    return false
  }
}

/**
 * Runs the deliverer while there is something to deliver. It loads the CMS, which takes 300 MB that the worker need not
 * hold: it ends by itself when there is nothing to do, and is started again when there is.
 *
 * @returns how to stop it.
 */
export function runDelivererWhenNeeded(
  connectionString: string,
  queues: readonly string[],
  start: () => ChildProcess = () => startProgram('server/deliver.ts'),
): { stop(): Promise<void> } {
  const pool = new guardedPg.Pool(poolOptions(connectionString, 1))
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  let pause = 0
  let notBefore = 0

  const run = () => {
    const started = Date.now()
    child = start()
    child.once('exit', (code, signal) => {
      child = undefined
      if (code === 0 || stopping.signal.aborted) return
      pause = nextPause(pause, Date.now() - started)
      notBefore = Date.now() + pause
      log.error({ code, signal, againInMs: pause }, 'deliverer ended')
    })
  }

  const look = async () => {
    while (!stopping.signal.aborted) {
      if (!child && Date.now() >= notBefore && (await isDue(pool, queues))) run()
      await sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const looking = look()

  return {
    async stop() {
      stopping.abort()
      await looking
      if (child) await endProgram(child, stopWithinMs)
      await pool.end()
    },
  }
}
