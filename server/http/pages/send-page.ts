import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from '../captured-response.ts'
import { compress } from '../headers/compression.ts'
import { negotiateEncoding } from '../headers/encoding.ts'
import { matchesEntityTag } from '../headers/etag.ts'
import { visitHeaders } from '../headers/security.ts'
import type { Visit } from '../visit.ts'
import { bodyOf, type FinishedPage } from './finished-page.ts'
import { bodyHeaders, passingHeaders } from './page-headers.ts'

/** Below this a compressed body is hardly smaller. */
const worthCompressing = 1_000

/** What went out, for the access log. */
export type Sent = { readonly status: number; readonly bytes: number }

/** Sends a finished page, or word that the visitor has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  visit: Visit,
): Sent {
  const encoding = negotiateEncoding(request.headers['accept-encoding'] as string | undefined)
  const head = page.heads[encoding]
  if (matchesEntityTag(request.headers['if-none-match'], head.tag)) {
    response.writeHead(304, head.notModified.concat(visitHeaders(visit)))
    response.end()
    return { status: 304, bytes: 0 }
  }
  response.writeHead(200, head.found.concat(visitHeaders(visit)))
  if (visit.method === 'HEAD') {
    response.end()
    return { status: 200, bytes: 0 }
  }
  const body = bodyOf(page, encoding)
  response.end(body)
  return { status: 200, bytes: body.length }
}

function isCompressible({ headers, body }: Answer): boolean {
  if (body.length < worthCompressing || headers['content-encoding'] !== undefined) return false
  return /^text\/|json|xml|javascript/.test(String(headers['content-type'] ?? ''))
}

/** Sends an answer that is not kept. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  visit: Visit,
): Promise<Sent> {
  const accepted = negotiateEncoding(request.headers['accept-encoding'] as string | undefined)
  const encoding = isCompressible(answer) ? accepted : 'identity'
  const body = await compress(answer.body, encoding)
  const bodyless = answer.status === 204 || answer.status === 304
  response.writeHead(answer.status, [
    ...passingHeaders(answer),
    ...(bodyless ? [] : bodyHeaders(encoding, body.length)),
    ...visitHeaders(visit),
  ])
  const silent = bodyless || visit.method === 'HEAD'
  response.end(silent ? undefined : body)
  return { status: answer.status, bytes: silent ? 0 : body.length }
}
