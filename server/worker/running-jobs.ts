import type { Job, PgBoss } from 'pg-boss'
import { errorFacts } from '#platform/error-facts.ts'
import { log } from '#platform/log.ts'

const heartbeatEveryMs = 4_000

/** The jobs of one queue that this process is running. */
export type RunningJobs = {
  readonly size: number
  /** Adds a job; its signal is aborted when it expires, when another process has taken it over, or by `abortAll`. */
  add(job: Job): AbortSignal
  remove(job: Job): void
  abortAll(): void
  /** Ends the heartbeat. */
  close(): void
}

/** Keeps the claim on running jobs: a heartbeat every four seconds for all jobs of the queue together. */
export function createRunningJobs(boss: Pick<PgBoss, 'touch'>, queue: string): RunningJobs {
  const running = new Map<Job, { readonly claim: AbortController; readonly expiry: NodeJS.Timeout }>()

  const heartbeat = async () => {
    const jobs = [...running.keys()]
    if (jobs.length === 0) return
    // The ids it refreshed are in the response, but not in its type.
    const { settled }: { settled?: readonly string[] } = await boss.touch(queue, jobs)
    const held = new Set(settled ?? jobs.map(({ id }) => id))
    for (const job of jobs) {
      if (!held.has(job.id)) running.get(job)?.claim.abort(new Error('The job was given to another worker.'))
    }
  }
  const timer = setInterval(() => {
    // A heartbeat that fails says nothing about the claims; the next one tries again.
    heartbeat().catch((error: unknown) => {
      log.warn({ queue, reason: errorFacts(error).message }, 'job heartbeat failed')
    })
  }, heartbeatEveryMs)

  return {
    get size() {
      return running.size
    },
    add(job) {
      const claim = new AbortController()
      const expire = () => claim.abort(new Error(`The job took longer than ${job.expireInSeconds} seconds.`))
      running.set(job, { claim, expiry: setTimeout(expire, job.expireInSeconds * 1_000) })
      return claim.signal
    },
    remove(job) {
      clearTimeout(running.get(job)?.expiry)
      running.delete(job)
    },
    abortAll() {
      for (const { claim } of running.values()) claim.abort(new Error('The process is stopping.'))
    },
    close: () => clearInterval(timer),
  }
}
