import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { emptyFields, FeedBroken, type FeedReader, type FeedRecord, maxRecordLength } from './feed-record.ts'

const maxHeaderLength = 20_000

type Row = { readonly info: Pick<Info, 'lines'>; readonly record: readonly string[] }

/**
 * Reads CSV with a header row; fields are separated by commas or semicolons, whichever the header has more of.
 *
 * The file must end with a line break, since nothing else distinguishes a complete file from one that is cut off.
 */
export const readCsv: FeedReader = async function* readCsv(text) {
  const ending = { isLineBreak: true }
  const pieces = watched(text, ending)
  const start = await headerOf(pieces)
  const parser = parse({
    delimiter: delimiterOf(start),
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
  })
  const rows: AsyncIterable<Row> = pipeline(Readable.from(joined(start, pieces)), parser, () => {})
  try {
    yield* recordsOf(rows)
  } catch (error) {
    if (error instanceof CsvError) throw new FeedBroken(`The CSV cannot be read: ${sentenceOf(error)}`)
    throw error
  }
  if (!ending.isLineBreak)
    throw new FeedBroken('The CSV does not end with a line break, so it may be cut off. End it with one.')
}

async function* recordsOf(rows: AsyncIterable<Row>): AsyncGenerator<FeedRecord> {
  let header: readonly string[] | undefined
  for await (const { info, record } of rows) {
    if (header) yield recordOf(header, record, info.lines)
    else header = checkedHeader(record)
  }
}

function checkedHeader(record: readonly string[]): readonly string[] {
  const header = record.map((name) => name.trim())
  if (new Set(header).size < header.length)
    throw new FeedBroken('The first row of the CSV names a column twice.')
  return header
}

function recordOf(header: readonly string[], record: readonly string[], line: number): FeedRecord {
  const values = emptyFields()
  for (const [index, name] of header.entries()) values[name] = record[index] ?? ''
  if (record.length === header.length) return { line, values }
  return { line, values, problem: `The row has ${record.length} fields, and the header ${header.length}.` }
}

async function* watched(
  text: AsyncIterable<string>,
  ending: { isLineBreak: boolean },
): AsyncGenerator<string> {
  for await (const piece of text) {
    if (piece !== '') ending.isLineBreak = /[\r\n]$/.test(piece)
    yield piece
  }
}

/** Returns the pieces up to and including the one in which the first line ends. */
async function headerOf(pieces: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (!/[\r\n]/.test(start)) {
    if (start.length > maxHeaderLength) throw new FeedBroken('The first row of the CSV is too long.')
    const { done, value } = await pieces.next()
    if (done) break
    start += value
  }
  return start
}

function delimiterOf(start: string): string {
  const [line = ''] = start.split(/[\r\n]/, 1)
  return line.split(';').length > line.split(',').length ? ';' : ','
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

function sentenceOf({ code, lines }: CsvError): string {
  const at = `near line ${Number(lines)}`
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `a quote ${at} is never closed.`
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `the row ${at} is longer than ${maxRecordLength} characters; a quote may be missing.`
  return `there is a stray quote ${at}. Write a quote within a quoted field twice.`
}
