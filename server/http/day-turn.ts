import type { Clock } from '#platform/clock.ts'

/**
 * Interval of checking the time. A timer until midnight would be late when the machine sleeps, and Node timers are
 * limited to 24.8 days.
 */
const checkEveryMs = 30_000

/**
 * Runs the callback at every midnight of the clock.
 *
 * @returns a function that stops it
 */
export function runAtEveryMidnight(
  clock: Pick<Clock, 'now' | 'nextMidnight'>,
  onMidnight: () => void,
): () => void {
  let midnight = clock.nextMidnight().getTime()
  let timer: NodeJS.Timeout
  const check = () => {
    if (clock.now().getTime() >= midnight) {
      midnight = clock.nextMidnight().getTime()
      onMidnight()
    }
    schedule()
  }
  const schedule = () => {
    const remaining = midnight - clock.now().getTime()
    timer = setTimeout(check, Math.max(1, Math.min(remaining, checkEveryMs)))
    timer.unref()
  }
  schedule()
  return () => clearTimeout(timer)
}
