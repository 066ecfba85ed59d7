/** The result of a level. The report is the output of its programs and is printed only after a failure. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  readonly report: string
}

/** One stage of the test run. It is not run when the level it needs failed, and then counts as one failure. */
export type Level = {
  readonly name: string
  readonly needs?: string
  readonly run: (signal: AbortSignal) => Promise<Tally>
}

/** The tally of a level without tests: one pass or one failure. */
export function tallyOf(ok: boolean, report: string): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, report }
}
