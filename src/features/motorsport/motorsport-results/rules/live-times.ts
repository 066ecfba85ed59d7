/** A stretch of time in which results come in: ISO moments. */
export type LiveTime = { readonly from: string; readonly until: string }

const dayMs = 24 * 60 * 60 * 1000

/** The longest rally-raid takes two weeks; more is a slip of the year. */
const maxMs = 21 * dayMs

/** Returns what is wrong with a live time, as a sentence for the editor; null when nothing is, or when it is not complete. */
export function liveTimeProblem(
  from: string | null | undefined,
  until: string | null | undefined,
): string | null {
  const length = Date.parse(until ?? '') - Date.parse(from ?? '')
  if (Number.isNaN(length)) return null
  if (length <= 0) return 'It ends before it begins.'
  return length > maxMs ? 'It is longer than three weeks. Check the dates.' : null
}

type LiveTimes = { readonly changedAt: string; readonly times: readonly LiveTime[] }

type Named = { readonly championship: string; readonly year: number }

/**
 * Returns the seasons of which a round runs on a day, with the live times of that day.
 *
 * @param begins the moment at which the day begins, in milliseconds; a day of 24 hours
 */
export function liveSeasonsOn(
  seasons: readonly (Named & { readonly live?: LiveTimes })[],
  begins: number,
): readonly (Named & LiveTimes)[] {
  return seasons.flatMap(({ championship, year, live }) => {
    const times = (live?.times ?? []).filter(
      ({ from, until }) => Date.parse(until) > begins && Date.parse(from) < begins + dayMs,
    )
    return live && times.length > 0 ? [{ championship, year, changedAt: live.changedAt, times }] : []
  })
}

/** Where a moment is among live times, in milliseconds: a pause between two of them is `before` the second. */
type LivePhase =
  | { readonly phase: 'before'; readonly begins: number }
  | { readonly phase: 'live' }
  | { readonly phase: 'over' }

/** Returns whether results come in at a moment. */
export function livePhase(times: readonly LiveTime[], now: number): LivePhase {
  const runs = ({ from, until }: LiveTime) => Date.parse(from) <= now && now < Date.parse(until)
  if (times.some(runs)) return { phase: 'live' }
  const starts = times.map(({ from }) => Date.parse(from)).filter((start) => start > now)
  return starts.length > 0 ? { phase: 'before', begins: Math.min(...starts) } : { phase: 'over' }
}

const quietMs = 2 * 60 * 1000

/** Whether nothing has been published for over two minutes. */
export const isQuiet = (changedAt: string, now: number): boolean => now - Date.parse(changedAt) > quietMs
