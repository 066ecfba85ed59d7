import type { ServerResponse } from 'node:http'

/** The request headers a response with personal data depends on. */
const credentials = ['Cookie', 'Authorization']

/** Adds field names to a Vary header, each once; `*` already covers all of them (RFC 9110, section 12.5.5). */
export function withVary(existing: string, added: readonly string[]): string {
  const names = existing.split(',').map((name) => name.trim())
  if (names.includes('*')) return '*'
  const known = new Set(names.map((name) => name.toLowerCase()))
  return [...names, ...added.filter((name) => !known.has(name.toLowerCase()))].filter(Boolean).join(', ')
}

/** Forbids every cache to store a response, overriding its handler, and adds the credentials to Vary. */
export function forbidStoring(response: ServerResponse): void {
  const vary = [response.getHeader('vary') ?? []].flat().join(', ')
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Vary', withVary(vary, credentials))
}
