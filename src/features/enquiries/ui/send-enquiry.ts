import type { EnquiryKind } from '../forms/definitions.ts'

/** Milliseconds. */
const timeoutMs = 30_000

/** The result of sending a form. */
export type SendResult =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooOften' }
  | { readonly kind: 'failed' }

export type FieldError = { readonly field: string; readonly message: string }

type ResponseBody = { readonly reference?: unknown; readonly errors?: unknown }

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('message' in value))
    return false
  return typeof value.field === 'string' && typeof value.message === 'string'
}

function sendingOf(status: number, { reference, errors }: ResponseBody): SendResult {
  if (status === 429) return { kind: 'tooOften' }
  if (status < 300 && typeof reference === 'string') return { kind: 'sent', reference }
  const fieldErrors = Array.isArray(errors) ? errors.filter(isFieldError) : []
  return fieldErrors.length > 0 ? { kind: 'refused', errors: fieldErrors } : { kind: 'failed' }
}

/** Sends the entries of a form once. Never throws: a broken connection is a failure. */
export async function sendEnquiry(kind: EnquiryKind, body: object): Promise<SendResult> {
  try {
    const response = await fetch(`/api/enquiries/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return sendingOf(response.status, (await response.json().catch(() => ({}))) as ResponseBody)
  } catch {
    return { kind: 'failed' }
  }
}
