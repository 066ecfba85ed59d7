import type { Season } from '../season.ts'
import { seasonStandings } from './season-archive.ts'

/** A row of the standings before and after a change of the results. */
export type StandingChange = {
  readonly driver: string
  readonly name: string
  readonly rank: number
  readonly points: number
  /** Null for a driver who was not in the standings before. */
  readonly before: { readonly rank: number; readonly points: number } | null
}

/** Returns the standings of a season with what they were before. @param before null when nothing was published */
export function standingsChange(before: Season | null, after: Season): readonly StandingChange[] {
  const earlier = new Map(before ? seasonStandings(before).rows.map((row) => [row.driver, row] as const) : [])
  return seasonStandings(after).rows.map(({ driver, rank, points }) => {
    const row = earlier.get(driver)
    return {
      ...{ driver, rank, points },
      name: after.entrants.find((each) => each.driver === driver)?.name ?? driver,
      before: row ? { rank: row.rank, points: row.points } : null,
    }
  })
}
