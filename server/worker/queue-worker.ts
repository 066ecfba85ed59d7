import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchOptions, Job, PgBoss } from 'pg-boss'
import { errorFacts } from '#platform/error-facts.ts'
import { log } from '#platform/log.ts'
import { batched } from './batched.ts'
import { createRunningJobs } from './running-jobs.ts'
import { createSlots, type SlotLimits } from './slots.ts'

/** What is done with the jobs of one queue. A job that throws is tried again. */
export type Work = {
  readonly queue: string
  readonly run: (job: { readonly data: unknown; readonly signal: AbortSignal }) => Promise<void>
}

/** How many jobs of one queue run at once. The figures are reasoned in decision 28. */
export type QueueLimits = {
  readonly main: SlotLimits
  /** For jobs whose last attempt hung. */
  readonly hung: SlotLimits
  /** An attempt that failed after this time has hung. */
  readonly hungAfterMs: number
}

export const queueLimits: QueueLimits = {
  main: { usual: 16, total: 512 },
  hung: { usual: 16, total: 32 },
  hungAfterMs: 5_000,
}

/** Priorities keep the two lanes of a queue apart. */
const mainPriority = 0
const hungPriority = -1
const pollEveryMs = 500
const batchSize = 16

/** A queue being worked on. */
export type QueueWorker = {
  /** Jobs that are running now. */
  readonly running: number
  /** Stops fetching. Jobs that are not done within `graceMs` are aborted and given back. */
  stop(graceMs: number): Promise<void>
}

/**
 * Runs the jobs of one queue, each for itself: one that hangs holds up no other. A job whose attempt hung goes to a lane
 * of its own for its next attempts, until one ends in time.
 *
 * @param onEnd called after each job.
 */
export function startQueueWorker(
  boss: PgBoss,
  { queue, run }: Work,
  onEnd: () => void,
  limits: QueueLimits = queueLimits,
): QueueWorker {
  const stopping = new AbortController()
  const running = createRunningJobs(boss, queue)
  const complete = batched((jobs: Job[]) => boss.complete(queue, jobs))

  const fail = async (job: Job, error: unknown, tookMs: number, lane: number) => {
    await boss.fail(queue, job, { reason: errorFacts(error).message })
    const next = tookMs >= limits.hungAfterMs ? hungPriority : mainPriority
    if (next !== lane) await boss.update(queue, undefined, { id: job.id, priority: next })
  }
  const carryOut = async (job: Job, lane: number, release: (succeeded: boolean) => void) => {
    const started = performance.now()
    const signal = running.add(job)
    let succeeded = false
    try {
      await Promise.race([run({ data: job.data, signal }), rejected(signal)]).then(
        () => {
          succeeded = true
          return complete(job)
        },
        (error: unknown) => fail(job, error, performance.now() - started, lane),
      )
    } catch (error) {
      // Without a heartbeat the queue gives the job back within seconds.
      log.warn({ queue, reason: errorFacts(error).message }, 'job outcome could not be stored')
    }
    running.remove(job)
    release(succeeded)
    onEnd()
  }
  const fetchJobs = async (options: FetchOptions): Promise<Job[]> => {
    try {
      return await boss.fetch<object>(queue, options)
    } catch (error) {
      log.warn({ queue, reason: errorFacts(error).message }, 'jobs could not be fetched')
      return []
    }
  }
  const pump = async (lane: number, slotLimits: SlotLimits, range: FetchOptions) => {
    const slots = createSlots(slotLimits)
    stopping.signal.addEventListener('abort', slots.wake)
    while (!stopping.signal.aborted) {
      const wanted = Math.min(slots.free(), batchSize)
      if (wanted === 0) {
        await slots.changed()
        continue
      }
      const jobs = await fetchJobs({ ...range, batchSize: wanted })
      for (const job of jobs) void carryOut(job, lane, slots.take())
      if (jobs.length < wanted)
        await sleep(pollEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const pumps = Promise.all([
    pump(mainPriority, limits.main, { minPriority: mainPriority }),
    pump(hungPriority, limits.hung, { maxPriority: hungPriority }),
  ])

  const settled = async (withinMs: number) => {
    const until = performance.now() + withinMs
    while (running.size > 0 && performance.now() < until) await sleep(20)
  }
  return {
    get running() {
      return running.size
    },
    async stop(graceMs) {
      stopping.abort()
      await pumps
      await settled(graceMs)
      running.abortAll()
      await settled(500)
      running.close()
    },
  }
}

/** Rejects when the signal is aborted, for work that takes no notice of it. */
function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
