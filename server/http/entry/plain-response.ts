import type { ServerResponse } from 'node:http'
import { errorMessages } from '#platform/site/error-messages.ts'
import { inlineHashes } from '../headers/inline-hashes.ts'
import { pagePolicy, plainPolicy } from '../headers/policy.ts'
import { securityHeaders } from '../headers/security.ts'
import type { Refusal } from './admission.ts'
import { refusalPage } from './refusal-page.ts'

/** The response to an unexpected error of the server. */
export const internalError: Refusal = {
  status: 500,
  title: 'Something went wrong',
  detail: 'An internal error occurred. Please try again in a moment.',
}

/** Returns the response in place of Next's own error page. */
export const pageError = (status: number): Refusal => ({
  status,
  title: errorMessages.title,
  detail: errorMessages.text,
})

export const notReady: Refusal = {
  status: 503,
  title: 'Not available',
  detail: 'The site cannot answer this just now. Please try again in a moment.',
  headers: { 'Retry-After': '5' },
}

/** An error response with its body, and its headers as name-value pairs in one flat list. */
export type PlainResponse = { readonly status: number; readonly headers: string[]; readonly body: string }

/** Returns problem details (RFC 9457). */
function problem({ status, title, detail }: Refusal): string {
  return `${JSON.stringify({ type: 'about:blank', title, status, detail })}\n`
}

/** Creates an error response: HTML for visitors, application/problem+json for programs. */
export function plainResponse(refusal: Refusal, forPrograms: boolean): PlainResponse {
  const body = forPrograms ? problem(refusal) : refusalPage(refusal)
  const headers = [
    'Content-Type',
    forPrograms ? 'application/problem+json' : 'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'private, no-store',
    'Vary',
    'Cookie, Authorization',
    'Content-Security-Policy',
    forPrograms ? plainPolicy : pagePolicy(inlineHashes(body)),
    ...securityHeaders,
    ...Object.entries(refusal.headers ?? {}).flat(),
  ]
  return { status: refusal.status, headers, body }
}

/**
 * Sends an error response; destroys the response when its headers have been sent.
 *
 * @returns the bytes of the body
 */
export function sendPlainResponse(
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
  const { status, headers, body } = plainResponse(refusal, forPrograms)
  response.writeHead(status, [...headers, ...extraHeaders])
  response.end(body)
  return Buffer.byteLength(body)
}
