/** How a level ended. The report is what its programs printed; it is shown only when something failed. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  readonly report: string
}

/** One level of the tests. A level whose needed level failed is not run and counts as one failure. */
export type Level = {
  readonly name: string
  readonly needs?: string
  readonly run: (signal: AbortSignal) => Promise<Tally>
}

/** The tally of a level without tests of its own: it holds or it does not. */
export function tallyOf(ok: boolean, report: string): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, report }
}
