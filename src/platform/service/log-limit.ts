/**
 * Creates a function that returns whether a message may be logged now: the same one once per period.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createLogLimit(
  periodMs: number,
  now: () => number = () => performance.now(),
): (key: string) => boolean {
  const lastLogged = new Map<string, number>()
  return (key) => {
    const last = lastLogged.get(key)
    if (last !== undefined && now() - last < periodMs) return false
    lastLogged.set(key, now())
    return true
  }
}

const hourMs = 60 * 60 * 1000

/** The slot is on globalThis because Next bundles this module more than once. */
const slot = globalThis as typeof globalThis & { forecourtNotices?: ReturnType<typeof createLogLimit> }

/** Returns whether a message may be logged now: the same one once per hour in this process. */
export function mayLogHourly(key: string): boolean {
  slot.forecourtNotices ??= createLogLimit(hourMs)
  return slot.forecourtNotices(key)
}
