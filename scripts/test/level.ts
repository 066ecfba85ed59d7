/** A test as a report states it: its file relative to the project, and how long it ran. */
export type TimedTest = { readonly file: string; readonly title: string; readonly seconds: number }

/** The result of a level. The report is the output of its programs and is printed only after a failure. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  readonly report: string
  /** Every test, where the level has tests. */
  readonly tests?: readonly TimedTest[]
  /** The tests that failed once and then passed. */
  readonly flaky?: readonly string[]
  /** What exceeds a budget other than that of time, each as a sentence. */
  readonly exceeded?: readonly string[]
}

/**
 * One kind of tests or one check. It waits for the level it needs, and is not run when that level failed, which counts as
 * one failure.
 */
export type Level = {
  readonly name: string
  readonly needs?: string
  /** Levels of one group that follow each other run two at a time, and share a budget. */
  readonly group?: string
  readonly run: (signal: AbortSignal) => Promise<Tally>
}

/** The tally of a level without tests: one pass or one failure. */
export function tallyOf(ok: boolean, report: string): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, report }
}
