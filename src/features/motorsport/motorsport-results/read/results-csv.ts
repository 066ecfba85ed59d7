import { CsvError, parse } from 'csv-parse/sync'
import type { ResultsReport, RowReport } from '../import-report.ts'
import type { ResultRow } from '../result.ts'
import { checkResultRow, columnOf, type ImportCells, type ImportColumn } from '../rules/check-result-row.ts'

type CsvRow = { readonly info: { readonly lines: number }; readonly record: readonly string[] }

const maxRows = 2_000
const maxRowLength = 4_000

const broken = (fault: string): ResultsReport => ({ fault, ignored: [], rows: [] })

/** What is copied from a spreadsheet has tabs; those with a decimal comma write files with semicolons. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => line.split(delimiter).length
  if (count('\t') > 1) return '\t'
  return count(';') > count(',') ? ';' : ','
}

/** @throws CsvError when quotes are wrong or a row is too long. */
function csvRows(text: string): readonly CsvRow[] {
  return parse(text, {
    ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: maxRowLength,
    // One row more than there may be tells that there are too many.
    to: maxRows + 2,
  }) as unknown as readonly CsvRow[]
}

/** The result a row is about: two rows about one contradict each other. */
const subjectOf = ({ year, nationalChampionship, driverName }: ResultRow) =>
  [year, nationalChampionship, driverName].map((part) => String(part ?? '').toLowerCase()).join('\n')

/** Refuses a row about what another row is about, or with its id. */
function refuseRepeated(rows: readonly RowReport[]): readonly RowReport[] {
  const lines = new Map<string, number>()
  return rows.map((report) => {
    if (report.outcome === 'refused') return report
    const keys = [`id ${report.row.id}`, `subject ${subjectOf(report.row)}`]
    const earlier = keys.map((key) => lines.get(key)).find((line) => line !== undefined)
    for (const key of keys) if (!lines.has(key)) lines.set(key, report.line)
    if (earlier === undefined) return report
    return { line: report.line, outcome: 'refused', problems: [`Line ${earlier} has the same result.`] }
  })
}

function reportRow(
  columns: readonly (ImportColumn | undefined)[],
  row: CsvRow,
  currentYear: number,
): RowReport {
  const { record, info } = row
  const line = info.lines
  if (record.length !== columns.length) {
    const problem = `The row has ${record.length} fields, and the heading ${columns.length}.`
    return { line, outcome: 'refused', problems: [problem] }
  }
  const cells: ImportCells = Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, record[index] ?? '']] : [])),
  )
  const checked = checkResultRow(cells, `line-${line}`, currentYear)
  return checked.isValid
    ? { line, outcome: 'accepted', row: checked.row, exit: checked.exit }
    : { line, outcome: 'refused', problems: checked.problems }
}

/**
 * Reads results from CSV: a heading that names the columns in any order, then a row for each result, with commas,
 * semicolons or tabs. A row that is wrong does not stop the others.
 *
 * Source: requirements C-098 and C-101.
 */
export function readResultsCsv(text: string, currentYear: number): ResultsReport {
  try {
    const [heading, ...rows] = csvRows(text)
    if (!heading) return broken('The file is empty.')
    if (rows.length > maxRows) return broken(`The file has more than ${maxRows} rows.`)
    const columns = heading.record.map(columnOf)
    const named = columns.filter((column) => column !== undefined)
    if (!named.includes('driverName')) return broken('No column is called “driver”.')
    if (new Set(named).size < named.length) return broken('Two headings name the same column.')
    return {
      fault: null,
      ignored: heading.record.filter((name, index) => columns[index] === undefined && name.trim() !== ''),
      rows: refuseRepeated(rows.map((row) => reportRow(columns, row, currentYear))),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return broken(`The file is no valid CSV near line ${Number(error.lines)}: check its quotes.`)
  }
}
