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
 * The pauses grow from a few seconds to two hours; by chance each is between half and all of its length, so 56 tries
 * are about three days. A job whose worker was killed is given back 10 to 15 s after its last sign of life.
 */
export const patientQueue = {
  heartbeatSeconds: 10,
  retryLimit: 56,
  retryDelay: 5,
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
