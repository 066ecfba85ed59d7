import type { Queue } from 'pg-boss'

/** Where jobs wait for the worker. */
export type OutboxQueue = Omit<Queue, 'name' | 'deadLetter'> & {
  readonly name: string
  /** Where jobs end whose tries are used up. */
  readonly deadLetter: string
}

/**
 * How work on outside systems is tried. Shared by all such queues; the figures are measured ones (stack.md).
 *
 * A pause lasts between 2 and 4 s at first, twice as long each time, and two hours in the end: 46 tries again are three
 * days. A job whose worker was killed is given back 10 to 20 s after its last sign of life.
 */
export const patientQueue = {
  heartbeatSeconds: 10,
  retryLimit: 46,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
  notify: true,
} as const

/** Makes the queues, and brings those that exist up to how they are described. */
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
