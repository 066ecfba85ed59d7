import type { EnquiryKind } from '../forms/definitions.ts'

/** Milliseconds after which nobody waits for an answer any more. */
const patience = 30_000

/** What came of sending a form. */
export type Sending =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooOften' }
  | { readonly kind: 'failed' }

export type FieldError = { readonly field: string; readonly message: string }

type Answer = { readonly reference?: unknown; readonly errors?: unknown }

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('message' in value))
    return false
  return typeof value.field === 'string' && typeof value.message === 'string'
}

function sendingOf(status: number, { reference, errors }: Answer): Sending {
  if (status === 429) return { kind: 'tooOften' }
  if (status < 300 && typeof reference === 'string') return { kind: 'sent', reference }
  const named = Array.isArray(errors) ? errors.filter(isFieldError) : []
  return named.length > 0 ? { kind: 'refused', errors: named } : { kind: 'failed' }
}

/** Sends the entries of a form once. It never throws: a connection that broke is a failure like any other. */
export async function sendEnquiry(kind: EnquiryKind, body: object): Promise<Sending> {
  try {
    const answer = await fetch(`/api/enquiries/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    return sendingOf(answer.status, (await answer.json().catch(() => ({}))) as Answer)
  } catch {
    return { kind: 'failed' }
  }
}
