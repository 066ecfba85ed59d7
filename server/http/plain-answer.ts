import type { ServerResponse } from 'node:http'
import type { Refusal } from './admission.ts'
import { plainPolicy } from './headers/policy.ts'
import { securityHeaders } from './headers/security.ts'

/** Something went wrong here and not in the request. */
export const ourFault: Refusal = {
  status: 500,
  title: 'Something went wrong',
  detail: 'The fault is ours. Please try again in a moment.',
}

export const notReady: Refusal = {
  status: 503,
  title: 'Not available',
  detail: 'The site cannot answer this just now. Please try again in a moment.',
  headers: { 'Retry-After': '5' },
}

/** A refusal written out: its body and every header, as name-value pairs in one flat list. */
export type PlainAnswer = { readonly status: number; readonly headers: string[]; readonly body: string }

function page({ title, detail }: Refusal): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${detail}</p></body></html>\n`
}

/** Problem details of RFC 9457. */
function problem({ status, title, detail }: Refusal): string {
  return `${JSON.stringify({ type: 'about:blank', title, status, detail })}\n`
}

/** Writes a refusal for a person, or for a program as application/problem+json. */
export function plainAnswer(refusal: Refusal, forPrograms: boolean): PlainAnswer {
  const body = forPrograms ? problem(refusal) : page(refusal)
  const headers = [
    'Content-Type',
    forPrograms ? 'application/problem+json' : 'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    plainPolicy,
    ...securityHeaders,
    ...Object.entries(refusal.headers ?? {}).flat(),
  ]
  return { status: refusal.status, headers, body }
}

/** Sends a refusal, if nothing has been sent yet. Returns the bytes of its body. */
export function sendPlain(
  response: ServerResponse,
  refusal: Refusal,
  forPrograms: boolean,
  extraHeaders: readonly string[],
): number {
  if (response.headersSent) {
    response.destroy()
    return 0
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  const { status, headers, body } = plainAnswer(refusal, forPrograms)
  response.writeHead(status, [...headers, ...extraHeaders])
  response.end(body)
  return Buffer.byteLength(body)
}
