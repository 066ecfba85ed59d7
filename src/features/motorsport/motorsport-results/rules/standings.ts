import type { Placing, PointsScheme, Round, ScoredKind } from '../season.ts'
import { roundPoints, wholeHundredths } from './round-points.ts'

/** What a driver scored in a round. */
export type RoundScore = {
  readonly points: number
  /** Whether the round does not count, because enough better ones do. */
  readonly isDropped: boolean
  /** Whether the driver is in a classification of the round. */
  readonly tookPart: boolean
}

export type Standing = {
  /** Drivers who are level on points and on all results have the same rank. */
  readonly rank: number
  readonly driver: string
  /** Sum of the rounds that count. */
  readonly points: number
  /** One for each round, in the order of the rounds. */
  readonly rounds: readonly RoundScore[]
}

/** The classifications that decide between drivers who are level: stages are parts of a result, not results. */
const results: ReadonlySet<ScoredKind> = new Set(['race', 'rally'])

const placingsIn = (round: Round, driver: string): readonly Placing[] =>
  round.classifications.flatMap(({ placings }) => placings.filter((each) => each.driver === driver))

const isDisqualified = (placing: Placing) => 'unplaced' in placing && placing.unplaced === 'disqualified'

/** Returns the scores of a driver. The lowest rounds are dropped, except those with a disqualification. */
function scoresOf(scheme: PointsScheme, rounds: readonly Round[], driver: string): RoundScore[] {
  const scores = rounds.map((round, index) => {
    const placings = placingsIn(round, driver)
    return { index, placings, points: roundPoints(scheme, round, driver) }
  })
  const surplus = scheme.counted ? Math.max(0, rounds.length - scheme.counted.best) : 0
  const dropped = new Set(
    scores
      .filter(({ placings }) => !placings.some(isDisqualified))
      .sort((one, other) => one.points - other.points || one.index - other.index)
      .slice(0, surplus)
      .map(({ index }) => index),
  )
  return scores.map(({ index, placings, points }) => ({
    points,
    isDropped: dropped.has(index),
    tookPart: placings.length > 0,
  }))
}

/** Returns how often a driver finished first, second and so on, as a sparse list that begins with the wins. */
function finishes(rounds: readonly Round[], driver: string): readonly number[] {
  const counts: number[] = []
  for (const { kind, placings } of rounds.flatMap(({ classifications }) => classifications)) {
    const placing = results.has(kind) && placings.find((each) => each.driver === driver)
    if (placing && 'position' in placing)
      counts[placing.position - 1] = (counts[placing.position - 1] ?? 0) + 1
  }
  return counts
}

/** Negative when the first driver has the better results: more wins, then more second places, and so on. */
function compareFinishes(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (other[index] ?? 0) - (one[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Returns the standings after the rounds held so far: by points, then by the number of wins, second places and so on in
 * all rounds, those dropped included. Drivers who are still level share a rank and are in the order given.
 *
 * @param drivers those who take part in the season, also when they have not scored
 */
export function standingsOf(
  scheme: PointsScheme,
  rounds: readonly Round[],
  drivers: readonly string[],
): readonly Standing[] {
  const rows = drivers.map((driver) => {
    const scores = scoresOf(scheme, rounds, driver)
    const counting = scores.filter(({ isDropped }) => !isDropped)
    const points = wholeHundredths(counting.reduce((sum, score) => sum + score.points, 0))
    return { driver, points, rounds: scores, finishes: finishes(rounds, driver) }
  })
  const compare = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
    other.points - one.points || compareFinishes(one.finishes, other.finishes)
  return rows.sort(compare).map((row, _, sorted) => ({
    rank: sorted.findIndex((each) => compare(each, row) === 0) + 1,
    driver: row.driver,
    points: row.points,
    rounds: row.rounds,
  }))
}
