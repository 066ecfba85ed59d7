import type { Entrant, Placing } from '../season.ts'
import type { Exit } from './check-result-row.ts'

/** A line of a timing sheet. */
export type SheetRow = {
  readonly line: number
  readonly rank: number | null
  readonly exit: Exit | null
  readonly driverName: string
  readonly carNumber: string | null
}

type Competitor = Pick<Entrant, 'driver' | 'name' | 'number'>
type Placed = { readonly problems: readonly string[]; readonly placings: readonly Placing[] }

/** The words of a name without case, accents and punctuation: `J. O’Connell` → j, oconnell. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const isSame = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ')

/** Whether a sheet may mean this driver: `NDLELA, Lwazi` and `L. Ndlela` are Lwazi Ndlela. */
function mayMean(written: string, { name }: Competitor): boolean {
  const words = wordsOf(name)
  const known = wordsOf(written)
  return known.some((word) => word.length > 1 && words.includes(word))
}

/** Returns the entrant of a row, or why there is none. */
function entrantOf(row: SheetRow, entrants: readonly Competitor[]): Competitor | string {
  const { driverName, carNumber } = row
  const named = entrants.find(({ name }) => isSame(name, driverName))
  const numbered = carNumber === null ? undefined : entrants.find(({ number }) => number === carNumber)
  if (named && numbered && named !== numbered)
    return `Car ${carNumber} is entered by ${numbered.name}, not by ${driverName}.`
  if (named) return named
  if (numbered && mayMean(driverName, numbered)) return numbered
  if (numbered) return `Car ${carNumber} is entered by ${numbered.name}, not by ${driverName}.`
  return `${driverName} is not among the entrants.`
}

/** Returns why the positions are not those of a race: each follows the number of drivers before it. */
function positionProblem(placings: readonly Placing[]): string | null {
  const positions = placings
    .flatMap((each) => ('position' in each ? [each.position] : []))
    .sort((a, b) => a - b)
  const wrong = positions.find(
    (position) => positions.filter((each) => each < position).length !== position - 1,
  )
  if (wrong === undefined) return null
  const before = positions.filter((each) => each < wrong).length
  return `Position ${wrong} has ${before === 1 ? 'one driver' : `${before} drivers`} before it.`
}

/**
 * Returns the drivers of a timing sheet with their positions, in the order of its lines, and everything that is wrong
 * with it. Who did not start is left out. Drivers in a dead heat have the same position, and the next one is skipped.
 */
export function placeDrivers(rows: readonly SheetRow[], entrants: readonly Competitor[]): Placed {
  const problems: string[] = []
  const lines = new Map<string, number>()
  const placings = rows.flatMap((row): Placing[] => {
    const entrant = entrantOf(row, entrants)
    const report = (problem: string) => {
      problems.push(`Line ${row.line}: ${problem}`)
      return []
    }
    if (typeof entrant === 'string') return report(entrant)
    const { driver, name } = entrant
    const earlier = lines.get(driver)
    if (earlier !== undefined) return report(`${name} is in line ${earlier} already.`)
    lines.set(driver, row.line)
    if (row.exit === 'notStarted') return []
    if (row.exit !== null) return [{ driver, unplaced: row.exit }]
    return row.rank === null
      ? report(`The position of ${name} is missing.`)
      : [{ driver, position: row.rank }]
  })
  // Rows that are missing leave gaps, which say nothing new.
  const gap = problems.length === 0 ? positionProblem(placings) : null
  return { problems: gap ? [gap] : problems, placings }
}
