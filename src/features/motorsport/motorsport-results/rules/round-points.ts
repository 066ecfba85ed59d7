import type { Classification, PointsScheme, Round } from '../season.ts'

const shares = { half: 0.5, full: 1, double: 2 } as const

/** Rounds to hundredths: thirds of a point have no end, and sums of them must not either. */
export const wholeHundredths = (points: number): number => Math.round(points * 100) / 100

/** The points of a position: drivers in a dead heat share the points of the positions they occupy. */
function pointsAt(table: readonly number[], position: number, drivers: number): number {
  const occupied = table.slice(position - 1, position - 1 + drivers)
  return occupied.reduce((sum, points) => sum + points, 0) / drivers
}

function classificationPoints(scheme: PointsScheme, part: Classification, driver: string): number {
  const { kind, share = 'full', placings } = part
  const placing = placings.find((each) => each.driver === driver)
  if (!placing || !('position' in placing)) return 0
  const { position } = placing
  const drivers = placings.filter((each) => 'position' in each && each.position === position).length
  return pointsAt(scheme.tables[kind] ?? [], position, drivers) * shares[share]
}

/** Returns the points of a driver in a round, from all its classifications, in hundredths at the finest. */
export function roundPoints(scheme: PointsScheme, round: Round, driver: string): number {
  return wholeHundredths(
    round.classifications.reduce((sum, part) => sum + classificationPoints(scheme, part, driver), 0),
  )
}
