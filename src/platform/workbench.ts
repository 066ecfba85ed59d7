/** Refused because too much is waiting already; worth asking again a little later. */
export class WorkbenchFull extends Error {
  constructor() {
    super('Too much is waiting to be made')
    this.name = 'WorkbenchFull'
  }
}

export type Workbench = {
  /**
   * Does the work as soon as there is room.
   *
   * @throws WorkbenchFull at once when the queue is full.
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Room for so many works at a time, and a queue of so many more. */
export function createWorkbench({ places, queue }: { places: number; queue: number }): Workbench {
  const waiting: (() => void)[] = []
  let busy = 0

  /** A place that becomes free goes to whoever waits longest, without ever being free in between. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }

  const enter = async () => {
    if (busy < places) {
      busy++
      return
    }
    if (waiting.length >= queue) throw new WorkbenchFull()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
