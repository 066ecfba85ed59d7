import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { log } from '#platform/process/log.ts'
import { type QueueHandler, type QueueLimits, startQueueWorker } from './queue-worker.ts'

const idleMs = 20_000
const checkEveryMs = 1_000
const defaultGraceMs = 2_000

type Options = {
  /** Ends the work early. */
  readonly signal?: AbortSignal
  /** Returns how long running jobs may take once the signal is aborted, in milliseconds. */
  readonly graceMs?: () => number
  readonly limits?: QueueLimits
}

/**
 * Runs the jobs of queues until no job has run for twenty seconds or the signal is aborted.
 *
 * @returns the number of jobs that were run
 */
export async function runUntilIdle(
  connectionString: string,
  works: readonly QueueHandler[],
  { signal, limits, graceMs = () => defaultGraceMs }: Options = {},
): Promise<number> {
  const boss = new PgBoss({ connectionString, max: 4, migrate: false, supervise: false, schedule: false })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue error'))
  await boss.start()
  let completed = 0
  let lastAt = Date.now()
  const onEnd = () => {
    completed++
    lastAt = Date.now()
  }
  const workers = works.map((work) => startQueueWorker(boss, work, onEnd, limits))
  const isIdle = () => workers.every(({ running }) => running === 0) && Date.now() - lastAt >= idleMs
  while (!signal?.aborted && !isIdle()) await sleep(checkEveryMs, undefined, { signal }).catch(() => {})
  await Promise.all(workers.map((worker) => worker.stop(graceMs())))
  await boss.stop({ graceful: false }).catch(() => {})
  return completed
}
