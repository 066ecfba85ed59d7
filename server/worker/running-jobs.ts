import type { Job, PgBoss } from 'pg-boss'
import { errorFacts } from '#platform/process/error-facts.ts'
import { log } from '#platform/process/log.ts'

const heartbeatEveryMs = 4_000

/** The running jobs of one queue in this process. */
export type RunningJobs = {
  readonly size: number
  /** Adds a job. Its signal is aborted when the job expires, when another process has claimed it, or by `abortAll`. */
  add(job: Job): AbortSignal
  remove(job: Job): void
  abortAll(): void
  /** Stops the heartbeat. */
  close(): void
}

/** Keeps the claim on running jobs with one heartbeat every four seconds for all jobs of the queue. */
export function createRunningJobs(boss: Pick<PgBoss, 'touch'>, queue: string): RunningJobs {
  const running = new Map<Job, { readonly claim: AbortController; readonly expiry: NodeJS.Timeout }>()

  const heartbeat = async () => {
    const jobs = [...running.keys()]
    if (jobs.length === 0) return
    // The response contains the refreshed ids, but its type does not.
    const { settled }: { settled?: readonly string[] } = await boss.touch(queue, jobs)
    const claimed = new Set(settled ?? jobs.map(({ id }) => id))
    for (const job of jobs) {
      if (!claimed.has(job.id))
        running.get(job)?.claim.abort(new Error('The job was claimed by another worker.'))
    }
  }
  const timer = setInterval(() => {
    // A failed heartbeat does not mean lost claims; the next one retries.
    heartbeat().catch((error: unknown) => {
      log.warn({ queue, reason: errorFacts(error).message }, 'job heartbeat failed, retrying')
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
