import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { guardedPg, poolOptions } from '#platform/database/pool.ts'
import { log } from '#platform/process/log.ts'
import { startProgram, stopProgram } from '../lifecycle/child-process.ts'
import { nextPause } from '../lifecycle/worker-process.ts'

const checkEveryMs = 1_000
/** Longer than the deliverer takes to finish and record its deliveries. */
const stopWithinMs = 5_500

const dueJobsQuery = `
  select exists (
    select from pgboss.job
    where name = any($1) and state in ('created', 'retry') and start_after <= now())`

async function isDue(pool: Pool, queues: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ exists: boolean }>(dueJobsQuery, [queues])
    return rows[0]?.exists === true
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : '' }, 'due job check failed, retrying')
    return false
  }
}

/**
 * Starts the deliverer when jobs are due. It loads the CMS, which takes 300 MB, and exits when there is nothing to do,
 * so that the worker does not hold the memory.
 *
 * @returns a function that stops it
 */
export function startDelivererWhenDue(
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
      log.error({ code, signal, restartInMs: pause }, 'deliverer exited, restarting')
    })
  }

  const poll = async () => {
    while (!stopping.signal.aborted) {
      if (!child && Date.now() >= notBefore && (await isDue(pool, queues))) run()
      await sleep(checkEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const polling = poll()

  return {
    async stop() {
      stopping.abort()
      await polling
      if (child) await stopProgram(child, stopWithinMs)
      await pool.end()
    },
  }
}
