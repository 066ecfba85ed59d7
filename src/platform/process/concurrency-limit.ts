/** Thrown when the queue is full; a later attempt may succeed. */
export class ConcurrencyLimitExceeded extends Error {
  constructor() {
    super('The queue of the concurrency limit is full')
    this.name = 'ConcurrencyLimitExceeded'
  }
}

export type ConcurrencyLimit = {
  /**
   * Runs the task as soon as a slot is free.
   *
   * @throws ConcurrencyLimitExceeded at once when the queue is full.
   */
  run<T>(task: () => Promise<T>): Promise<T>
}

type Options = { maxRunning: number; maxWaiting: number }

/** Creates a limit of `places` concurrent tasks, with a queue of at most `queue` more. */
export function createConcurrencyLimit({ maxRunning, maxWaiting }: Options): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0

  /** Passes the slot to the task that has waited longest; it is never free in between. */
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  const acquire = async () => {
    if (running < maxRunning) {
      running++
      return
    }
    if (waiting.length >= maxWaiting) throw new ConcurrencyLimitExceeded()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return {
    async run(task) {
      await acquire()
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
