import { BodyNotText, BodyTooLarge, readText } from './bounded-body.ts'

/** Several times the size of the largest form with the longest message. */
const maxBodyBytes = 64_000
/** More fields than any form has. */
const maxEntries = 100

/** The entries of a form, or the status and message of its rejection. */
export type ReadBody =
  | { readonly kind: 'json' | 'form'; readonly entries: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415; readonly detail: string }

const refused = (status: 400 | 413 | 415, detail: string) => ({ kind: 'refused', status, detail }) as const

const notReadable = refused(400, 'The entries could not be read.')

function fromJson(text: string): ReadBody {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { kind: 'json', entries: { ...value } }
  } catch {
    // Rejected below.
  }
  return notReadable
}

/** Parses a URL-encoded form. Several entries of one name become a list. */
function fromForm(text: string): ReadBody {
  const entries: Record<string, unknown> = {}
  const fields = [...new URLSearchParams(text)]
  if (fields.length > maxEntries) return notReadable
  for (const [name] of fields) entries[name] = undefined
  for (const name of Object.keys(entries)) {
    const values = fields.filter(([each]) => each === name).map(([, value]) => value)
    entries[name] = values.length > 1 ? values : values[0]
  }
  return { kind: 'form', entries }
}

/** Reads the body of a form submission, as JSON or URL-encoded, with a maximum size. */
export async function readBody(request: Pick<Request, 'body' | 'headers'>): Promise<ReadBody> {
  const [type] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const isJson = type?.trim() === 'application/json'
  if (!isJson && type?.trim() !== 'application/x-www-form-urlencoded')
    return refused(415, 'Send JSON or a URL-encoded form.')
  try {
    const text = await readText(new Response(request.body), maxBodyBytes)
    return isJson ? fromJson(text) : fromForm(text)
  } catch (error) {
    if (error instanceof BodyTooLarge)
      return refused(413, `At most ${maxBodyBytes / 1_000} KB can be sent here.`)
    if (error instanceof BodyNotText) return notReadable
    return notReadable
  }
}

/** Returns an entry as text; empty when it is missing or not a string. */
export function textEntry(entries: Readonly<Record<string, unknown>>, name: string): string {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
  return typeof entry === 'string' ? entry : ''
}
