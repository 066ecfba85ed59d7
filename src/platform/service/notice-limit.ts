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
