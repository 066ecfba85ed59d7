import type { ResultRow } from './result.ts'

/** What became of a row of a file. Lines begin with 1, the heading included. */
export type RowReport = { readonly line: number } & (
  | { readonly outcome: 'accepted'; readonly row: ResultRow }
  /** Everything that is wrong with it, as sentences for the editor. */
  | { readonly outcome: 'refused'; readonly problems: readonly string[] }
)

/** The report of reading a file of results. */
export type ResultsReport = {
  /** Why the file cannot be read at all; null when it can. */
  readonly fault: string | null
  /** Headings that name no column; their cells are left out. */
  readonly ignored: readonly string[]
  readonly rows: readonly RowReport[]
}
