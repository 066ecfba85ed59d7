import type { ResultRow } from './result.ts'
import type { Exit } from './rules/check-result-row.ts'
import type { StandingChange } from './rules/standings-change.ts'
import type { Placing, ScoredKind } from './season.ts'

/** What became of a row of a file. Lines begin with 1, the heading included. */
export type RowReport = { readonly line: number } & (
  | { readonly outcome: 'accepted'; readonly row: ResultRow; readonly exit: Exit | null }
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

/** The report of reading the classification of a race, a rally or a stage. */
export type ClassificationReport = {
  /** Everything that is wrong with it, as sentences for the editor, with their lines. */
  readonly problems: readonly string[]
  readonly ignored: readonly string[]
  /** The drivers that could be read, in the order of the lines. */
  readonly placings: readonly Placing[]
}

/** What a form of a season says before it is published. */
export type SeasonReport = {
  readonly rounds: readonly {
    readonly name: string
    readonly classifications: readonly {
      readonly kind: ScoredKind
      readonly drivers: number
      readonly problems: readonly string[]
      readonly ignored: readonly string[]
    }[]
  }[]
  readonly standings: readonly StandingChange[]
}
