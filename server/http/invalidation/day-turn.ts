import type { Clock } from '#platform/time/clock.ts'

/**
 * Interval of checking the time. A timer until the next turn would be late when the machine sleeps, and Node timers are
 * limited to 24.8 days.
 */
const checkEveryMs = 30_000

/**
 * Runs the callback at every turn of the day, such as midnight or dusk.
 *
 * @param turnAfter returns the first turn after a moment
 * @returns a function that stops it
 */
export function runAtEachTurn(
  turnAfter: (moment: Date) => Date,
  clock: Pick<Clock, 'now'>,
  onTurn: () => void,
): () => void {
  let turn = turnAfter(clock.now()).getTime()
  let timer: NodeJS.Timeout
  const check = () => {
    if (clock.now().getTime() >= turn) {
      turn = turnAfter(clock.now()).getTime()
      onTurn()
    }
    schedule()
  }
  const schedule = () => {
    const remaining = turn - clock.now().getTime()
    timer = setTimeout(check, Math.max(1, Math.min(remaining, checkEveryMs)))
    timer.unref()
  }
  schedule()
  return () => clearTimeout(timer)
}
