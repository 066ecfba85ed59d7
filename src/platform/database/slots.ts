/** Slots that are taken in order of arrival. */
export type Slots = {
  /**
   * Waits for a free slot.
   *
   * @param timeout in milliseconds
   * @returns a function that frees the slot; it has an effect once
   * @throws Error when no slot is free in time, with the message of a pool without a free connection
   */
  enter(timeout: number): Promise<() => void>
}

/** Creates a number of slots, at least one. */
export function createSlots(count: number): Slots {
  let free = count
  const waiting = new Set<() => void>()
  const leave = () => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }
  const once = () => {
    let left = false
    return () => {
      if (!left) leave()
      left = true
    }
  }
  return {
    async enter(timeout) {
      if (free > 0) {
        free -= 1
        return once()
      }
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer)
          waiting.delete(enter)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(enter)
          reject(new Error('timeout exceeded when trying to connect'))
        }, timeout)
        waiting.add(enter)
      })
      return once()
    },
  }
}
