export type SlotLimits = {
  /** Jobs at once, not counting those that take conspicuously long. */
  readonly usual: number
  /** Jobs at once, including those. */
  readonly total: number
}

/** Room for concurrent jobs. */
export type Slots = {
  /** How many jobs may start now. */
  free(): number
  /** Takes a slot; returns the function that gives it back and says whether the job succeeded. */
  take(): (succeeded: boolean) => void
  /** Resolves when a slot has become free, or at `wake`. */
  changed(): Promise<void>
  wake(): void
}

const initialAverageMs = 100
const shortestMs = 20
const longestMs = 1_000
const weight = 0.1

/**
 * Creates slots for jobs of which some may hang. A job that runs twice as long as successful jobs do on average (20 ms
 * to one second) frees its usual slot and counts towards the total only, so that hanging jobs do not slow down the
 * others. The average follows the load: when every job slows down, no more of them are started at once.
 */
export function createSlots({ usual, total }: SlotLimits): Slots {
  let usualTaken = 0
  let running = 0
  let averageMs = initialAverageMs
  let next = Promise.withResolvers<void>()
  const wake = () => {
    next.resolve()
    next = Promise.withResolvers<void>()
  }
  const learn = (tookMs: number) => {
    averageMs += weight * (Math.min(tookMs, longestMs) - averageMs)
  }
  return {
    free: () => Math.max(0, Math.min(usual - usualTaken, total - running)),
    take() {
      usualTaken++
      running++
      const started = performance.now()
      let isUsual = true
      const leaveUsual = () => {
        if (!isUsual) return
        isUsual = false
        usualTaken--
        wake()
      }
      const timer = setTimeout(leaveUsual, Math.min(longestMs, Math.max(shortestMs, 2 * averageMs)))
      return (succeeded) => {
        clearTimeout(timer)
        if (succeeded) learn(performance.now() - started)
        running--
        if (isUsual) leaveUsual()
        else wake()
      }
    },
    changed: () => next.promise,
    wake,
  }
}
