import type { ResultRow } from '../result.ts'
import type { Entrant, Season } from '../season.ts'
import { type Standing, standingsOf } from './standings.ts'

export type SeasonStandings = {
  readonly rows: readonly Standing[]
  /** Whether every round has been held, so that the standings are final. */
  readonly isOver: boolean
}

/** Returns the standings of a season after the rounds held so far. */
export function seasonStandings({ scheme, rounds, entrants, plannedRounds }: Season): SeasonStandings {
  const drivers = entrants.map(({ driver }) => driver)
  return { rows: standingsOf(scheme, rounds, drivers), isOver: rounds.length >= plannedRounds }
}

/** A season in the archive of its championship. */
export type ArchivedSeason = {
  readonly year: number
  readonly isOver: boolean
  readonly roundsHeld: number
  /** Who leads or has won it: several when they are level to the last; none before the first points. */
  readonly leaders: readonly Entrant[]
}

/** Returns the seasons of a championship, the newest first. */
export function archiveOf(seasons: readonly Season[], championship: string): readonly ArchivedSeason[] {
  return seasons
    .filter((season) => season.championship === championship)
    .sort((one, other) => other.year - one.year)
    .map((season) => {
      const { rows, isOver } = seasonStandings(season)
      const first = rows.filter(({ rank, points }) => rank === 1 && points > 0)
      const leaders = first.flatMap((row) => season.entrants.filter(({ driver }) => driver === row.driver))
      return { year: season.year, isOver, roundsHeld: season.rounds.length, leaders }
    })
}

/** Returns the standings of a season as rows of the results table. @param pathOf path of a driver's profile, if any */
export function standingRows(
  season: Season,
  pathOf: (driver: string) => string | null,
): readonly ResultRow[] {
  const entrants = new Map(season.entrants.map((entrant) => [entrant.driver, entrant]))
  return seasonStandings(season).rows.map(({ rank, points, driver }) => {
    const entrant = entrants.get(driver)
    return {
      ...{ id: `${season.championship}-${season.year}-${driver}`, rank, points, year: null },
      driverName: entrant?.name ?? driver,
      navigatorName: entrant?.navigator ?? null,
      nationalChampionship: null,
      carNumber: entrant?.number ?? null,
      teamName: entrant?.team ?? null,
      ...{ regional: null, resultTime: null },
      teamImage: entrant?.teamImage ?? null,
      driverPath: pathOf(driver),
    }
  })
}
