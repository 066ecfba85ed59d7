import type { Queue } from 'pg-boss'

/** A queue of jobs for the worker. */
export type OutboxQueue = Omit<Queue, 'name' | 'deadLetter'> & {
  readonly name: string
  /** Queue for jobs that have used up their retries. */
  readonly deadLetter: string
}

/**
 * Retry options of all queues that call external systems; the values were measured.
 *
 * The first delay is 2 to 4 s, each one doubles, up to two hours: 46 retries take three days. A job whose worker was
 * killed is retried 10 to 20 s after its last heartbeat.
 */
export const retryOptions = {
  heartbeatSeconds: 10,
  retryLimit: 46,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
  notify: true,
} as const

/** Creates missing queues, and updates the options of existing ones. */
export async function ensureQueues(
  boss: {
    getQueue(name: string): Promise<unknown>
    createQueue(name: string, options?: Omit<Queue, 'name'>): Promise<void>
    updateQueue(name: string, options?: Omit<Queue, 'name' | 'policy' | 'partition'>): Promise<void>
  },
  queues: readonly OutboxQueue[],
): Promise<void> {
  for (const deadLetter of new Set(queues.map((queue) => queue.deadLetter))) {
    if (!(await boss.getQueue(deadLetter))) await boss.createQueue(deadLetter, { notify: true })
  }
  for (const { name, ...options } of queues) {
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
}
