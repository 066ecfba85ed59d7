/** How a check ended. The report is shown only when the check failed, unless it is asked for. */
export type Outcome = { readonly ok: boolean; readonly summary: string; readonly report: string }

/** Something that must hold of the whole project, found out without running the product. */
export type Check = { readonly name: string; readonly run: (signal: AbortSignal) => Promise<Outcome> }

/** The outcome of a check that lists what is wrong: none, and it holds. */
export function outcomeOf(findings: readonly string[], summary: string): Outcome {
  const ok = findings.length === 0
  return { ok, summary: ok ? summary : `${findings.length} found`, report: findings.join('\n') }
}
