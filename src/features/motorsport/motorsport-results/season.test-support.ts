import type { Classification, PointsScheme, Round, ScoredKind, Season, Unplaced } from './season.ts'

/** A scheme of 10, 6 and 3 points for a race, in which every round counts, for tests. */
export const shortScheme: PointsScheme = { tables: { race: [10, 6, 3] }, counted: null }

/** A classification from the drivers in their order; those in one list are in a dead heat. */
export function order(
  kind: ScoredKind,
  places: readonly (string | readonly string[])[],
  unplaced: Readonly<Record<string, Unplaced>> = {},
): Classification {
  let position = 1
  const placings = places.flatMap((place) => {
    const drivers = [place].flat()
    const first = position
    position += drivers.length
    return drivers.map((driver) => ({ driver, position: first }))
  })
  const others = Object.entries(unplaced).map(([driver, how]) => ({ driver, unplaced: how }))
  return { kind, placings: [...placings, ...others] }
}

/** A round of these classifications, for tests. */
export const round = (...classifications: readonly Classification[]): Round => ({
  ...{ name: 'Killarney', day: '2026-03-14' },
  classifications,
})

/** A season of the GR Cup with the drivers a, b and c, for tests. */
export const season = (values: Partial<Season>): Season => ({
  ...{ championship: 'gr-cup', year: 2025, scheme: shortScheme, plannedRounds: 1, rounds: [] },
  entrants: ['a', 'b', 'c'].map((driver, index) => ({
    ...{ driver, name: `Driver ${driver}`, number: `${index + 1}`, team: `Team ${driver}` },
  })),
  ...values,
})
