export type SlotLimits = {
  /** Maximum number of concurrent jobs, not counting slow ones. */
  readonly maxFast: number
  /** Maximum number of concurrent jobs, including slow ones. */
  readonly maxTotal: number
}

/** Slots for concurrent jobs. */
export type Slots = {
  /** Returns how many jobs may start now. */
  free(): number
  /** Takes a slot. @returns a function that releases it, with whether the job succeeded */
  acquire(): (succeeded: boolean) => void
  /** Resolves when a slot becomes free, or on `wake`. */
  whenChanged(): Promise<void>
  wake(): void
}

const initialAverageMs = 100
const minThresholdMs = 20
const maxThresholdMs = 1_000
const weight = 0.1

/**
 * Creates slots for jobs that may hang. A job that runs twice as long as the average successful job (within 20 ms to
 * one second) counts as slow: it then counts towards the total only, so that hanging jobs do not delay others. The
 * average follows the load, so that a general slowdown does not start more jobs.
 */
export function createSlots(limits: SlotLimits): Slots {
  let fastJobs = 0
  let running = 0
  let averageMs = initialAverageMs
  let next = Promise.withResolvers<void>()
  const wake = () => {
    next.resolve()
    next = Promise.withResolvers<void>()
  }
  const updateAverage = (durationMs: number) => {
    averageMs += weight * (Math.min(durationMs, maxThresholdMs) - averageMs)
  }
  return {
    free: () => Math.max(0, Math.min(limits.maxFast - fastJobs, limits.maxTotal - running)),
    acquire() {
      fastJobs++
      running++
      const started = performance.now()
      let isFast = true
      const markSlow = () => {
        if (!isFast) return
        isFast = false
        fastJobs--
        wake()
      }
      const timer = setTimeout(markSlow, Math.min(maxThresholdMs, Math.max(minThresholdMs, 2 * averageMs)))
      return (succeeded) => {
        clearTimeout(timer)
        if (succeeded) updateAverage(performance.now() - started)
        running--
        if (isFast) markSlow()
        else wake()
      }
    },
    whenChanged: () => next.promise,
    wake,
  }
}
