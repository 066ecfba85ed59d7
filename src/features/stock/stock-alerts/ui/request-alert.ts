const timeoutMs = 20_000

/** The outcomes of a request, as the server names them; `failed` also without an answer. */
const outcomes = ['sent', 'invalid', 'no-filter', 'gone', 'too-often', 'failed'] as const

export type AlertOutcome = (typeof outcomes)[number]

/** Sends the request of an alert once. */
export async function requestAlert(entries: object): Promise<AlertOutcome> {
  try {
    const response = await fetch('/api/vehicle-alerts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { outcome } = (await response.json()) as { readonly outcome?: unknown }
    return outcomes.find((each) => each === outcome) ?? 'failed'
  } catch {
    return 'failed'
  }
}
