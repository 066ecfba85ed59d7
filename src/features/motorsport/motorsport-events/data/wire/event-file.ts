import { CsvError, parse } from 'csv-parse/sync'
import type { CalendarDay } from '#platform/time/clock.ts'
import { eventFromImport, type ImportedEvent } from './incoming-event.ts'

/** An event of a file, or why it cannot be used. */
type FileEntry = ImportedEvent & {
  /** For a table the line, the heading included; for a list the place in it, from 1. */
  readonly line: number
  /** What it calls itself; empty when it says nothing. */
  readonly title: string
}

/** What was read of a file. */
type EventFile = {
  /** Why it cannot be read at all; null when it can. */
  readonly fault: string | null
  readonly entries: readonly FileEntry[]
}

/** As many as the calendar shows. */
const maxEntries = 2_000

const broken = (fault: string): EventFile => ({ fault, entries: [] })

/** The spellings of columns that differ from the fields by more than capitals, spaces and underscores. */
const columns: Readonly<Record<string, string>> = {
  subtitle: 'subTitle',
  expirydate: 'expiryDate',
  isnational: 'isNational',
  buttonlabel: 'buttonLabel',
  buttonurl: 'buttonUrl',
}

const columnOf = (heading: string) => {
  const name = heading.toLowerCase().replace(/[\s_-]/g, '')
  return columns[name] ?? name
}

/** What is copied from a spreadsheet has tabs; those with a decimal comma write files with semicolons. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => line.split(delimiter).length
  if (count('\t') > 1) return '\t'
  return count(';') > count(',') ? ';' : ','
}

const yes = /^(?:true|yes|y|1)$/i

/** A row as the event that a list would have. Empty cells are absent. */
function incomingOf(row: Readonly<Record<string, string>>): Record<string, unknown> {
  const cells = Object.fromEntries(Object.entries(row).filter(([, cell]) => cell.trim() !== ''))
  const { country1, country2, buttonLabel, buttonUrl, national, isNational, ...fields } = cells
  return {
    ...fields,
    countries: { country1, country2 },
    ...(national !== undefined && { national: yes.test(national) }),
    ...(isNational !== undefined && { isNational: yes.test(isNational) }),
    ...(buttonLabel !== undefined && { buttons: [{ label: buttonLabel, url: buttonUrl }] }),
  }
}

type Incoming = { readonly line: number; readonly value: unknown }

/** @throws CsvError when quotes are wrong. */
function readTable(text: string): readonly Incoming[] {
  const rows = parse(text, {
    ...{ bom: true, info: true, skip_empty_lines: true, relax_column_count: true },
    columns: (headings: string[]) => headings.map(columnOf),
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
  }) as unknown as readonly { info: { lines: number }; record: Record<string, string> }[]
  return rows.map(({ info, record }) => ({ line: info.lines, value: incomingOf(record) }))
}

/** @throws SyntaxError for a text that is no JSON */
function readList(text: string): readonly Incoming[] {
  const list: unknown = JSON.parse(text)
  return (Array.isArray(list) ? list : [list]).map((value, index) => ({ line: index + 1, value }))
}

const titleOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'title' in value ? String(value.title) : ''

/**
 * Reads events from a table (CSV, or as copied from a spreadsheet) or a JSON list. One that is wrong does not stop the
 * others; one with the address of an earlier one is refused.
 *
 * @param reference a date without a year is the next such day from here on
 * Source: requirements C-080, C-081, C-096 and C-229; decisions C-7 and G-10.
 */
export function readEventFile(text: string, reference: CalendarDay): EventFile {
  try {
    const incoming = /^\s*[[{]/.test(text) ? readList(text) : readTable(text)
    if (incoming.length === 0) return broken('The file has no events.')
    if (incoming.length > maxEntries) return broken(`The file has more than ${maxEntries} events.`)
    const lines = new Map<string, number>()
    const entries = incoming.map(({ line, value }): FileEntry => {
      const place = { line, title: titleOf(value) }
      const imported = eventFromImport(value, reference)
      if (!imported.event) return { ...place, ...imported }
      const earlier = lines.get(imported.event.slug)
      if (earlier !== undefined)
        return { ...place, event: null, problem: `Line ${earlier} has the same title and id.` }
      lines.set(imported.event.slug, line)
      return { ...place, ...imported }
    })
    return { fault: null, entries }
  } catch (error) {
    if (error instanceof CsvError)
      return broken(`The file is no valid CSV near line ${Number(error.lines)}: check its quotes.`)
    if (error instanceof SyntaxError) return broken('The file is no valid JSON.')
    throw error
  }
}
