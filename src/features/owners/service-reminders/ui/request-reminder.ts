const timeoutMs = 20_000

/** The outcomes of a request, as the server names them; `failed` also without an answer. */
const outcomes = ['sent', 'invalid', 'refused', 'too-often', 'failed'] as const

export type ReminderOutcome = (typeof outcomes)[number]

/** Sends the request of a reminder once. */
export async function requestReminder(entries: object): Promise<ReminderOutcome> {
  try {
    const response = await fetch('/api/service-reminders', {
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
