/**
 * Says whether something may be logged now: the same once in a period.
 *
 * @param now milliseconds on a clock that never goes back
 */
export function createNoticeLimit(
  periodMs: number,
  now: () => number = () => performance.now(),
): (about: string) => boolean {
  const last = new Map<string, number>()
  return (about) => {
    const before = last.get(about)
    if (before !== undefined && now() - before < periodMs) return false
    last.set(about, now())
    return true
  }
}

const anHour = 60 * 60 * 1000

/** On globalThis because Next bundles this module more than once. */
const slot = globalThis as typeof globalThis & { forecourtNotices?: ReturnType<typeof createNoticeLimit> }

/** Says whether something may be logged now: the same once an hour in this process. */
export function mayNoticeHourly(about: string): boolean {
  slot.forecourtNotices ??= createNoticeLimit(anHour)
  return slot.forecourtNotices(about)
}
