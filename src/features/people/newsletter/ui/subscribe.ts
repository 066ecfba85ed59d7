import { resultOfText } from '../rules/result-of-text.ts'
import type { SubscriptionResult } from '../subscriber.ts'

const timeoutMs = 20_000

const kinds = ['alreadySignedUp', 'invalidEmail', 'confirmByEmail', 'other']

type ResponseBody = { readonly kind?: unknown; readonly msg?: string | null; readonly error?: string | null }

/** Our own response carries the kind of result; a response of the contract is recognised by its text. */
function resultOf(body: ResponseBody): SubscriptionResult {
  const fromText = resultOfText(body)
  if (!kinds.includes(String(body.kind))) return fromText
  return { kind: body.kind, message: 'message' in fromText ? fromText.message : '' } as SubscriptionResult
}

/** Sends the subscription request once. Returns null when it failed. */
export async function subscribe(entries: object): Promise<SubscriptionResult | null> {
  try {
    const response = await fetch('/api/subscribeUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? resultOf((await response.json()) as ResponseBody) : null
  } catch {
    return null
  }
}
