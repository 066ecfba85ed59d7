import type { DriverSeason } from '#features/motorsport/motorsport-results/index.ts'
import type { Driver } from '../driver.ts'

/** Returns the championships a driver has won: as the statistics state it, else the profile. Source: requirement C-069. */
export function titlesOf({ championshipsWon }: Pick<Driver, 'championshipsWon'>): number | null {
  return championshipsWon.statistics ?? championshipsWon.profile
}

/** The figures of a driver over all seasons. */
export type Career = {
  readonly seasons: number
  readonly starts: number
  readonly wins: number
  readonly podiums: number
  /** Races finished, in whole per cent of those started; null without a start. */
  readonly finished: number | null
  /** The best final rank in a championship; null while none is over. */
  readonly bestRank: number | null
}

/** Returns the figures over all seasons; null without any, so that no profile shows a row of zeros. */
export function careerOf(seasons: readonly DriverSeason[]): Career | null {
  if (seasons.length === 0) return null
  const sum = (figure: 'starts' | 'wins' | 'podiums' | 'retirements') =>
    seasons.reduce((total, season) => total + season[figure], 0)
  const starts = sum('starts')
  const ranks = seasons.filter(({ isOver }) => isOver).map(({ rank }) => rank)
  return {
    // Two championships in one year are one season.
    seasons: new Set(seasons.map(({ year }) => year)).size,
    ...{ starts, wins: sum('wins'), podiums: sum('podiums') },
    finished: starts === 0 ? null : Math.floor(((starts - sum('retirements')) * 100) / starts),
    bestRank: ranks.length === 0 ? null : Math.min(...ranks),
  }
}
