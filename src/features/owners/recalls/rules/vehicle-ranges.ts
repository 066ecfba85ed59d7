import { vinLength } from './vin.ts'

/** Vehicles with consecutive serial numbers: a VIN is the prefix and the serial number, 17 characters together. */
export type VehicleRange = {
  readonly prefix: string
  /** The first serial number, as is the next one the last; leading zeros are implied by the length of the prefix. */
  readonly first: number
  readonly last: number
}

/** What the table of a campaign contains, and what is wrong with it, a sentence for each line. */
type ReadTable = { readonly ranges: readonly VehicleRange[]; readonly problems: readonly string[] }

/** The digits of a serial number. Source: ISO 3779 §4.4, whose last four characters are digits. */
export const serialLengths = { min: 4, max: 8 } as const

const prefixSpelling = /^[0-9A-Z]+$/
const serialSpelling = new RegExp(`^\\d{${serialLengths.min},${serialLengths.max}}$`)

/** The cells of a line: tabs as a spreadsheet copies them, semicolons, commas or blanks. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .toUpperCase()
    .split(/\s*[\t;,]\s*|\s+/)
    .filter((cell) => cell !== '')

/** A single VIN, with as many digits at its end as a serial number may have. */
function readVin(vin: string): VehicleRange | string {
  for (let digits = serialLengths.max; digits >= serialLengths.min; digits--) {
    const [prefix, serial] = [vin.slice(0, -digits), vin.slice(-digits)]
    if (vin.length === vinLength && prefixSpelling.test(prefix) && serialSpelling.test(serial))
      return { prefix, first: Number(serial), last: Number(serial) }
  }
  return 'enter a prefix, the first and the last serial number, or one VIN.'
}

function readCells(cells: readonly string[]): VehicleRange | string {
  const [prefix = '', first = '', last = ''] = cells
  if (cells.length === 1) return readVin(prefix)
  if (cells.length !== 3) return 'enter a prefix, the first and the last serial number, or one VIN.'
  if (!prefixSpelling.test(prefix)) return 'a prefix has letters and digits only.'
  if (!serialSpelling.test(first) || !serialSpelling.test(last))
    return `a serial number has ${serialLengths.min} to ${serialLengths.max} digits.`
  if (first.length !== last.length) return 'both serial numbers have the same number of digits.'
  if (prefix.length + first.length !== vinLength)
    return `prefix and serial number are ${prefix.length + first.length} characters together instead of ${vinLength}.`
  if (Number(last) < Number(first)) return 'the last serial number is below the first.'
  return { prefix, first: Number(first), last: Number(last) }
}

type Line = VehicleRange & { readonly line: number }

/** Lists the lines with a vehicle that another line has too. */
function overlaps(lines: readonly Line[]): string[] {
  const sorted = lines.toSorted((a, b) =>
    a.prefix === b.prefix ? a.first - b.first || a.line - b.line : a.prefix < b.prefix ? -1 : 1,
  )
  const problems: string[] = []
  let widest: Line | undefined
  for (const each of sorted) {
    const isSame = widest?.prefix === each.prefix
    if (widest && isSame && each.first <= widest.last)
      problems.push(`Line ${each.line}: some of its vehicles are also in line ${widest.line}.`)
    if (!widest || !isSame || each.last > widest.last) widest = each
  }
  return problems
}

/** The line with the titles of the columns, as spreadsheets have it. */
const isTitles = (cells: readonly string[]) => /^(?:PREFIX|VIN)$/.test(cells[0] ?? '')

/**
 * Reads the affected vehicles of a campaign from a table: on each line a prefix with the first and the last serial number,
 * or one VIN. Empty lines and the titles of columns are skipped. No two lines have a vehicle in common when there are no
 * problems, on which the lookup relies.
 */
export function readTable(table: string): ReadTable {
  const lines: Line[] = []
  const problems: string[] = []
  for (const [index, text] of table.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(text)
    if (cells.length === 0 || isTitles(cells)) continue
    const read = readCells(cells)
    if (typeof read === 'string') problems.push(`Line ${index + 1}: ${read}`)
    else lines.push({ ...read, line: index + 1 })
  }
  return {
    ranges: lines.map(({ prefix, first, last }) => ({ prefix, first, last })),
    problems: [...problems, ...overlaps(lines)],
  }
}

/** Returns the number of vehicles of a campaign. */
export const vehicleCount = (ranges: readonly VehicleRange[]): number =>
  ranges.reduce((count, { first, last }) => count + last - first + 1, 0)
