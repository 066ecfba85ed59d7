import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchOptions, Job, PgBoss } from 'pg-boss'
import { untilStored } from '#platform/outbox/until-stored.ts'
import { createBatcher } from '#platform/process/batcher.ts'
import { errorFacts } from '#platform/process/error-facts.ts'
import { log } from '#platform/process/log.ts'
import { createRunningJobs } from './running-jobs.ts'
import { createSlots, type SlotLimits } from './slots.ts'

/** The handler of one queue. A job that throws is retried. */
export type QueueHandler = {
  readonly queue: string
  readonly run: (job: { readonly data: unknown; readonly signal: AbortSignal }) => Promise<void>
}

/** Concurrency limits of one queue. Decision 28 explains the figures. */
export type QueueLimits = {
  readonly main: SlotLimits
  /** For jobs whose last attempt hung. */
  readonly hung: SlotLimits
  /** An attempt that fails after this time counts as hung, in milliseconds. */
  readonly hungAfterMs: number
}

export const queueLimits: QueueLimits = {
  main: { maxFast: 16, maxTotal: 512 },
  hung: { maxFast: 16, maxTotal: 32 },
  hungAfterMs: 5_000,
}

/** Job priorities distinguish the two lanes of a queue. */
const mainPriority = 0
const hungPriority = -1
const pollEveryMs = 500
const batchSize = 16

/** A running worker of one queue. */
export type QueueWorker = {
  /** Number of running jobs. */
  readonly running: number
  /** Stops fetching. Jobs that do not finish within `graceMs` are aborted and returned to the queue. */
  stop(graceMs: number): Promise<void>
}

/**
 * Runs the jobs of one queue independently, so that hanging jobs do not delay others. A job whose attempt hung moves
 * to a separate lane until an attempt ends in time.
 *
 * @param onEnd called after each job
 */
export function startQueueWorker(
  boss: PgBoss,
  { queue, run }: QueueHandler,
  onEnd: () => void,
  limits: QueueLimits = queueLimits,
): QueueWorker {
  const stopping = new AbortController()
  const running = createRunningJobs(boss, queue)
  const complete = createBatcher((jobs: readonly Job[]) => boss.complete(queue, [...jobs]))

  const fail = async (job: Job, error: unknown, durationMs: number, lane: number) => {
    await boss.fail(queue, job, { reason: errorFacts(error).message })
    const next = durationMs >= limits.hungAfterMs ? hungPriority : mainPriority
    if (next !== lane) await boss.update(queue, undefined, { id: job.id, priority: next })
  }
  const runJob = async (job: Job, lane: number, release: (succeeded: boolean) => void) => {
    const started = performance.now()
    const signal = running.add(job)
    let succeeded = false
    try {
      await Promise.race([run({ data: job.data, signal }), rejectOnAbort(signal)]).then(
        () => {
          succeeded = true
          // A job that is done must not be run again because the database restarts just now.
          return untilStored(() => complete(job))
        },
        (error: unknown) => fail(job, error, performance.now() - started, lane),
      )
    } catch (error) {
      // Without a heartbeat the queue retries the job within seconds.
      log.warn({ queue, reason: errorFacts(error).message }, 'job result not stored')
    }
    running.remove(job)
    release(succeeded)
    onEnd()
  }
  const fetchJobs = async (options: FetchOptions): Promise<Job[]> => {
    try {
      return await boss.fetch<object>(queue, options)
    } catch (error) {
      log.warn({ queue, reason: errorFacts(error).message }, 'job fetch failed, retrying')
      return []
    }
  }
  const runLane = async (lane: number, slotLimits: SlotLimits, range: FetchOptions) => {
    const slots = createSlots(slotLimits)
    stopping.signal.addEventListener('abort', slots.wake)
    while (!stopping.signal.aborted) {
      const count = Math.min(slots.free(), batchSize)
      if (count === 0) {
        await slots.whenChanged()
        continue
      }
      const jobs = await fetchJobs({ ...range, batchSize: count })
      for (const job of jobs) void runJob(job, lane, slots.acquire())
      if (jobs.length < count)
        await sleep(pollEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const lanes = Promise.all([
    runLane(mainPriority, limits.main, { minPriority: mainPriority }),
    runLane(hungPriority, limits.hung, { maxPriority: hungPriority }),
  ])

  const waitForJobs = async (withinMs: number) => {
    const until = performance.now() + withinMs
    while (running.size > 0 && performance.now() < until) await sleep(20)
  }
  return {
    get running() {
      return running.size
    },
    async stop(graceMs) {
      stopping.abort()
      await lanes
      await waitForJobs(graceMs)
      running.abortAll()
      await waitForJobs(500)
      running.close()
    },
  }
}

/** Rejects when the signal is aborted, for work that ignores the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
