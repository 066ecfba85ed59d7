import { resultOfText } from '../rules/result-of-text.ts'
import type { SubscriptionResult } from '../subscriber.ts'

/** Milliseconds after which nobody waits for an answer any more. */
const patience = 20_000

const kinds = ['alreadySignedUp', 'invalidEmail', 'confirmByEmail', 'other']

type Answer = { readonly kind?: unknown; readonly msg?: string | null; readonly error?: string | null }

/** Our own answer says what it is; the contract's alone is told by its text. */
function resultOf(answer: Answer): SubscriptionResult {
  const told = resultOfText(answer)
  if (!kinds.includes(String(answer.kind))) return told
  return { kind: answer.kind, message: 'message' in told ? told.message : '' } as SubscriptionResult
}

/** Asks for the newsletter once. Null when it could not be asked for. */
export async function subscribe(entries: object): Promise<SubscriptionResult | null> {
  try {
    const answer = await fetch('/api/subscribeUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok ? resultOf((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}
