import type { Clock } from '#platform/clock.ts'

/**
 * How often the time is looked at. A timer that sleeps until midnight would be late by as long as the machine
 * slept, and Node cannot wait longer than 24.8 days.
 */
const lookEveryMs = 30_000

/**
 * Calls back at every midnight of the clock, as soon as the process notices it.
 *
 * @returns how to stop.
 */
export function atEveryMidnight(clock: Pick<Clock, 'now' | 'nextMidnight'>, turn: () => void): () => void {
  let midnight = clock.nextMidnight().getTime()
  let timer: NodeJS.Timeout
  const look = () => {
    if (clock.now().getTime() >= midnight) {
      midnight = clock.nextMidnight().getTime()
      turn()
    }
    sleep()
  }
  const sleep = () => {
    const remaining = midnight - clock.now().getTime()
    timer = setTimeout(look, Math.max(1, Math.min(remaining, lookEveryMs)))
    timer.unref()
  }
  sleep()
  return () => clearTimeout(timer)
}
