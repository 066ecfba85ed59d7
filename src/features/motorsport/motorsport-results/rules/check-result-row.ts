import type { ResultRow } from '../result.ts'

/** The columns a file of results may have, with the names they have in a heading, apart from their own. */
export const importColumns = {
  id: [],
  rank: ['position', 'pos'],
  points: ['pts'],
  year: ['season'],
  driverName: ['driver'],
  navigatorName: ['navigator', 'codriver'],
  nationalChampionship: ['championship'],
  carNumber: ['number', 'no'],
  teamName: ['dealer', 'team'],
  regional: ['region'],
  resultTime: ['time'],
} as const satisfies { readonly [Column in keyof ResultRow]?: readonly string[] }

export type ImportColumn = keyof typeof importColumns

/** The cells of a row by column; a column the file does not have is missing. */
export type ImportCells = { readonly [Column in ImportColumn]?: string }

/** Why a row has a word instead of a rank. Who did not start is no part of a classification. */
export type Exit = 'retired' | 'disqualified' | 'notStarted'

export type CheckedResult =
  | { readonly isValid: true; readonly row: ResultRow; readonly exit: Exit | null }
  | { readonly isValid: false; readonly problems: readonly string[] }

/** What timing sheets write in the column of the rank, as {@link plain} text. */
const exits: ReadonlyMap<string, Exit> = new Map([
  ...['dnf', 'ret', 'retired', 'nc', 'otl'].map((word) => [word, 'retired'] as const),
  ...['dsq', 'dq', 'ex', 'exc', 'excluded', 'disqualified'].map((word) => [word, 'disqualified'] as const),
  ...['dns', 'dnq'].map((word) => [word, 'notStarted'] as const),
])

const maxLength = 120
const maxQuotedLength = 40
const [firstYear, maxRank, maxPoints] = [1950, 999, 9_999]

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the column that a heading of a file names, in any case and with any spaces; undefined for none. */
export function columnOf(heading: string): ImportColumn | undefined {
  const name = plain(heading)
  return (Object.keys(importColumns) as ImportColumn[]).find(
    (column) => plain(column) === name || importColumns[column].some((other) => other === name),
  )
}

const quoted = (text: string) =>
  `“${text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength).toWellFormed()}…` : text}”`

type Read<Value> = { readonly value: Value | null; readonly problem?: string }

function readNumber(
  column: ImportColumn,
  text: string,
  allowed: RegExp,
  least: number,
  most: number,
): Read<number> {
  if (text === '') return { value: null }
  const value = allowed.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (value >= least && value <= most) return { value }
  return { value: null, problem: `The ${column} ${quoted(text)} is not a number from ${least} to ${most}.` }
}

function readText(column: ImportColumn, text: string): Read<string> {
  if (text === '') return { value: null }
  if (text.length > maxLength)
    return { value: null, problem: `The ${column} is longer than ${maxLength} characters.` }
  if (/\p{Cc}/u.test(text) || !text.isWellFormed())
    return { value: null, problem: `The ${column} contains characters that cannot be displayed.` }
  return { value: text }
}

/**
 * Returns the row to store, or everything that is wrong with it, as sentences for the editor. A row needs a driver; all
 * other cells may be empty.
 *
 * @param id the id of a row that has none in the file
 * Source: requirement C-101.
 */
export function checkResultRow(cells: ImportCells, id: string, currentYear: number): CheckedResult {
  const cell = (column: ImportColumn) => (cells[column] ?? '').trim()
  const text = (column: ImportColumn) => readText(column, cell(column))
  const whole = /^\d{1,4}$/
  const exit = exits.get(plain(cell('rank'))) ?? null
  const read = {
    id: text('id'),
    rank: readNumber('rank', exit ? '' : cell('rank'), whole, 1, maxRank),
    points: readNumber('points', cell('points'), /^\d{1,4}(?:[.,]\d{1,2})?$/, 0, maxPoints),
    year: readNumber('year', cell('year'), whole, firstYear, currentYear + 1),
    driverName: text('driverName'),
    navigatorName: text('navigatorName'),
    nationalChampionship: text('nationalChampionship'),
    carNumber: text('carNumber'),
    teamName: text('teamName'),
    regional: text('regional'),
    resultTime: text('resultTime'),
  }
  const problems = Object.values(read).flatMap(({ problem }) => problem ?? [])
  if (cell('driverName') === '') problems.unshift('The driver is missing.')
  if (problems.length > 0) return { isValid: false, problems }
  return {
    ...{ isValid: true, exit },
    row: {
      id: read.id.value ?? id,
      ...{ rank: read.rank.value, points: read.points.value, year: read.year.value },
      ...{ driverName: read.driverName.value, navigatorName: read.navigatorName.value },
      nationalChampionship: read.nationalChampionship.value,
      ...{ carNumber: read.carNumber.value, teamName: read.teamName.value, regional: read.regional.value },
      ...{ resultTime: read.resultTime.value, teamImage: null, driverPath: null },
    },
  }
}
