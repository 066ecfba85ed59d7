import type { Refusal } from '../import-report.ts'

/** Maximum number of refusals in a report. */
export const maxReportedRefusals = 1_000

/** Counts refused vehicles and stores the first ones. */
export type RefusalLog = {
  readonly count: number
  readonly first: readonly Refusal[]
  add(refusal: Refusal): void
}

const maxIdLength = 60

/** Creates the log of one import. */
export function createRefusalLog(): RefusalLog {
  const first: Refusal[] = []
  let count = 0
  return {
    get count() {
      return count
    },
    first,
    add({ line, id, reason }) {
      count += 1
      if (first.length >= maxReportedRefusals) return
      first.push({
        line,
        id: id
          .replace(/\p{Cc}/gu, '')
          .slice(0, maxIdLength)
          .toWellFormed(),
        reason,
      })
    },
  }
}
