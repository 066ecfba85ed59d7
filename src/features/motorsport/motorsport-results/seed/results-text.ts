import type { Classification, Entrant, Placing } from '../season.ts'

const exits = { retired: 'DNF', disqualified: 'DSQ' } as const

const positionOf = (placing: Placing) =>
  'position' in placing ? String(placing.position) : exits[placing.unplaced]

/** Writes a classification as the table that an editor pastes, as {@link readClassification} reads it. */
export function resultsText({ placings }: Classification, entrants: readonly Entrant[]): string {
  const rows = placings.map((placing) => {
    const entrant = entrants.find(({ driver }) => driver === placing.driver)
    if (!entrant) throw new RangeError(`${placing.driver} is not among the entrants.`)
    return [positionOf(placing), entrant.number, entrant.name, entrant.team]
  })
  return [['Pos', 'No', 'Driver', 'Dealer'], ...rows].map((row) => row.join('\t')).join('\n')
}
