import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import type { ChosenFiles } from './form-entries.ts'

/** Milliseconds. */
const timeoutMs = 30_000
/** Six pictures of 5 MB over a slow connection. Milliseconds. */
const uploadTimeoutMs = 10 * 60_000

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

/** The entries as JSON; with files as a part of their own, beside the files. Source: requirement D-365. */
function requestOf(body: object, files: ChosenFiles): RequestInit {
  const text = JSON.stringify(body)
  const chosen = Object.entries(files).flatMap(([name, list]) => list.map((file) => [name, file] as const))
  if (chosen.length === 0)
    return {
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    }
  const parts = new FormData()
  parts.set('_payload', text)
  for (const [name, file] of chosen) parts.append(name, file)
  return {
    headers: { accept: 'application/json' },
    body: parts,
    signal: AbortSignal.timeout(uploadTimeoutMs),
  }
}

/** Sends the entries of a form once, with its files. Never throws: a broken connection is a failure. */
export async function sendEnquiry(kind: EnquiryKind, body: object, files: ChosenFiles): Promise<SendResult> {
  try {
    const response = await fetch(`/api/enquiries/${kind}`, { method: 'POST', ...requestOf(body, files) })
    return sendingOf(response.status, (await response.json().catch(() => ({}))) as ResponseBody)
  } catch {
    return { kind: 'failed' }
  }
}
