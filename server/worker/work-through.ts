import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { log } from '#platform/log.ts'

/** What is done with the jobs of one queue. A job that throws is tried again. */
export type Work = {
  readonly queue: string
  readonly run: (job: { readonly data: unknown; readonly signal: AbortSignal }) => Promise<void>
}

const idleMs = 20_000
const lookEveryMs = 1_000
/** Jobs of one queue at once: two batches, so that one slow job does not hold up the next ones. */
const batchSize = 8
const batches = 2

/**
 * Works on queues until nothing has come for twenty seconds, or the process is asked to end.
 *
 * @returns how many jobs were worked on.
 */
export async function workThrough(connectionString: string, works: readonly Work[]): Promise<number> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    migrate: false,
    supervise: false,
    schedule: false,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue has a problem'))
  await boss.start()
  let busy = 0
  let done = 0
  let lastAt = Date.now()
  let asked = false
  const ask = () => {
    asked = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)

  const carryOut = async (run: Work['run'], job: Job<object>): Promise<JobResult> => {
    busy++
    try {
      await run({ data: job.data, signal: job.signal })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      return { id: job.id, status: 'failed', output: { reason: error instanceof Error ? error.message : '' } }
    } finally {
      busy--
      done++
      lastAt = Date.now()
    }
  }

  const options = {
    batchSize,
    localConcurrency: batches,
    perJobResults: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
  } as const
  for (const { queue, run } of works) {
    await boss.work<object, unknown, typeof options>(queue, options, (jobs: Job<object>[]) =>
      Promise.all(jobs.map((job) => carryOut(run, job))),
    )
  }
  while (!asked && (busy > 0 || Date.now() - lastAt < idleMs)) await sleep(lookEveryMs)
  await boss.stop({ graceful: true, timeout: 2_000 }).catch(() => {})
  return done
}
