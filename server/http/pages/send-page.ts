import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Visit } from '../entry/visit.ts'
import { compress } from '../headers/compression.ts'
import { acceptedEncodings, negotiateEncoding } from '../headers/encoding.ts'
import { matchesEntityTag } from '../headers/etag.ts'
import { visitHeaders } from '../headers/security.ts'
import type { BufferedResponse } from '../next/captured-response.ts'
import type { FinishedPage } from './finished-page.ts'
import { bodyHeaders, uncachedHeaders } from './page-headers.ts'

/** Minimum size of bodies worth compressing, in bytes. */
const minCompressedBytes = 1_000

/** The status and body bytes sent, for the access log. */
export type SentResponse = { readonly status: number; readonly bytes: number }

/** Sends a page, or 304 when the client has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  visit: Visit,
): SentResponse {
  const encoding = negotiateEncoding(acceptedEncodings(request))
  const head = page.heads[encoding]
  const { status } = page
  if (status === 200 && matchesEntityTag(request.headers['if-none-match'], head.tag)) {
    response.writeHead(304, head.notModifiedHeaders.concat(visitHeaders(visit)))
    response.end()
    return { status: 304, bytes: 0 }
  }
  response.writeHead(status, head.okHeaders.concat(visitHeaders(visit)))
  if (visit.method === 'HEAD') {
    response.end()
    return { status, bytes: 0 }
  }
  const body = page.body(encoding)
  response.end(body)
  return { status, bytes: body.length }
}

function isCompressible({ headers, body }: BufferedResponse): boolean {
  if (body.length < minCompressedBytes || headers['content-encoding'] !== undefined) return false
  return /^text\/|json|xml|javascript/.test(String(headers['content-type'] ?? ''))
}

/** A response with all its headers and its final body. */
export type PreparedResponse = { readonly status: number; readonly headers: string[]; readonly body?: Buffer }

/** Compresses an uncached response and adds its headers. */
export async function prepareResponse(
  response: BufferedResponse,
  visit: Visit,
  accepted: string | undefined,
): Promise<PreparedResponse> {
  const { status } = response
  const headers = [...uncachedHeaders(response, visit.path), ...visitHeaders(visit)]
  if (status === 204 || status === 304) return { status, headers }
  const encoding = isCompressible(response) ? negotiateEncoding(accepted) : 'identity'
  const body = await compress(response.body, encoding)
  headers.push(...bodyHeaders(encoding, body.length))
  return visit.method === 'HEAD' ? { status, headers } : { status, headers, body }
}

/** Sends an uncached response. */
export function sendPrepared(
  response: ServerResponse,
  { status, headers, body }: PreparedResponse,
): SentResponse {
  response.writeHead(status, headers)
  response.end(body)
  return { status, bytes: body?.length ?? 0 }
}
