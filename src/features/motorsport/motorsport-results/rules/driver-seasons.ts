import type { Placing, Season } from '../season.ts'
import { seasonStandings } from './season-archive.ts'

/** What a driver achieved in one season of a championship. */
export type DriverSeason = {
  readonly championship: string
  readonly year: number
  /** Rank in the standings: the final one when the season is over. */
  readonly rank: number
  readonly points: number
  readonly isOver: boolean
  readonly team: string
  readonly number: string
  /** Races and rallies started, and how many of them were won, ended on the podium, or were not finished. */
  readonly starts: number
  readonly wins: number
  readonly podiums: number
  readonly retirements: number
}

/** The last position on the podium. */
const podium = 3

function placingsOf({ rounds }: Season, driver: string): readonly Placing[] {
  return rounds
    .flatMap(({ classifications }) => classifications)
    .filter(({ kind }) => kind === 'race' || kind === 'rally')
    .flatMap(({ placings }) => placings.filter((each) => each.driver === driver))
}

/** Returns the seasons in which a driver takes part, the newest first. */
export function driverSeasons(seasons: readonly Season[], driver: string): readonly DriverSeason[] {
  return seasons
    .flatMap((season): DriverSeason[] => {
      const entrant = season.entrants.find((each) => each.driver === driver)
      const { rows, isOver } = seasonStandings(season)
      const standing = rows.find((each) => each.driver === driver)
      if (!entrant || !standing) return []
      const placings = placingsOf(season, driver)
      const positions = placings.flatMap((placing) => ('position' in placing ? [placing.position] : []))
      return [
        {
          ...{ championship: season.championship, year: season.year, isOver },
          ...{ rank: standing.rank, points: standing.points, team: entrant.team, number: entrant.number },
          starts: placings.length,
          wins: positions.filter((position) => position === 1).length,
          podiums: positions.filter((position) => position <= podium).length,
          retirements: placings.filter((each) => 'unplaced' in each && each.unplaced === 'retired').length,
        },
      ]
    })
    .sort((one, other) => other.year - one.year || one.championship.localeCompare(other.championship, 'en'))
}
