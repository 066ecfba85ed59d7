/** The result of a check. The report is printed only when the check failed. */
export type Outcome = { readonly ok: boolean; readonly summary: string; readonly report: string }

/** A static check of the whole project: it does not run the product. */
export type Check = { readonly name: string; readonly run: (signal: AbortSignal) => Promise<Outcome> }

/** The outcome of a check that lists its findings: it passes when there are none. */
export function outcomeOf(findings: readonly string[], summary: string): Outcome {
  const ok = findings.length === 0
  return { ok, summary: ok ? summary : `${findings.length} found`, report: findings.join('\n') }
}
