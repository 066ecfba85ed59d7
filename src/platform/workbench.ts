/** Thrown when the queue is full; a later attempt may succeed. */
export class WorkbenchFull extends Error {
  constructor() {
    super('The queue of the concurrency limit is full')
    this.name = 'ConcurrencyLimitExceeded'
  }
}

export type Workbench = {
  /**
   * Runs the task as soon as a slot is free.
   *
   * @throws ConcurrencyLimitExceeded at once when the queue is full.
   */
  run<T>(task: () => Promise<T>): Promise<T>
}

type Options = { places: number; queue: number }

/** Creates a limit of `places` concurrent tasks, with a queue of at most `queue` more. */
export function createWorkbench({ places: maxRunning, queue: maxWaiting }: Options): Workbench {
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
    if (waiting.length >= maxWaiting) throw new WorkbenchFull()
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
