import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Area } from './areas.ts'
import { adoptHeaders } from './captured-response.ts'
import { secured } from './headers/cookies.ts'
import { forbidStoring } from './headers/personal.ts'
import { adminPolicy, developmentPolicy, plainPolicy, sandboxPolicy } from './headers/policy.ts'
import { isPart, partHeaders, securityHeaders, visitHeaders } from './headers/security.ts'
import { isHtml } from './pages/page-headers.ts'
import { statusOfPage } from './pages/page-status.ts'
import { prepareAnswer, sendPrepared } from './pages/send-page.ts'
import type { Visit } from './visit.ts'

type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Chunk = string | Uint8Array

export type GuardOptions = {
  readonly area: Area
  readonly visit: Visit
  readonly dev: boolean
  /** Of the admin's scripts. */
  readonly nonce: string | undefined
  /** The visitor's Accept-Encoding, which Next may not have been shown. */
  readonly accepted: string | undefined
}

export type GuardedResponse = {
  /** Body bytes on their way out so far. */
  readonly bytes: number
  /** Takes the response back from a handler that failed; false when part of its answer is already out. */
  reclaim(): boolean
}

type PolicyOptions = Pick<GuardOptions, 'area' | 'dev' | 'nonce'>

function policyOf({ area, dev, nonce }: PolicyOptions, contentType: string): string {
  if (area.policy === 'sandbox' || contentType.startsWith('image/svg+xml')) return sandboxPolicy
  if (area.policy === 'admin') return adminPolicy(nonce)
  return dev ? developmentPolicy : plainPolicy
}

function bufferOf(chunk: Chunk, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}

/**
 * Puts the security headers on whatever Next answers. A page's HTML is held back until it is complete, because
 * its policy names the scripts in it; everything else streams through.
 */
export function guardResponse(response: ServerResponse, options: GuardOptions): GuardedResponse {
  const { area, visit, dev, accepted } = options
  const { writeHead, write, end, flushHeaders } = response
  const held: Buffer[] = []
  let state: 'open' | 'holding' | 'sending' | 'streaming' = 'open'
  let bytes = 0

  const giveBack = () => {
    for (const name of ['writeHead', 'write', 'end', 'flushHeaders', 'headersSent']) {
      Reflect.deleteProperty(response, name)
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name)
  }

  const protect = () => {
    response.removeHeader('X-Powered-By')
    if (area.personal) forbidStoring(response)
    const contentType = String(response.getHeader('content-type') ?? '')
    if (isPart(contentType)) return adoptHeaders(response, [...partHeaders, ...visitHeaders(visit)])
    adoptHeaders(response, [...securityHeaders, ...visitHeaders(visit)])
    response.setHeader('Content-Security-Policy', policyOf(options, contentType))
  }

  const sendHeld = async () => {
    const body = Buffer.concat(held)
    const status = statusOfPage(response.statusCode, body.toString())
    const answer = { status, headers: { ...response.getHeaders() }, body }
    const prepared = await prepareAnswer(answer, visit, accepted)
    giveBack()
    bytes = sendPrepared(response, prepared).bytes
  }

  /** Through the outermost `writeHead`, where Next's compression listens. */
  const begin = () => {
    if (state === 'open') response.writeHead(response.statusCode)
  }

  response.writeHead = (status: number, reason?: string | HeaderList, headers?: HeaderList) => {
    if (state !== 'open') return response
    adoptHeaders(response, typeof reason === 'string' ? headers : reason)
    response.statusCode = status
    const cookies = response.getHeader('set-cookie')
    if (visit.secure && cookies !== undefined) response.setHeader('set-cookie', secured(cookies))
    const html = isHtml(response.getHeader('content-type'))
    if (html && area.pages && !dev && visit.method !== 'HEAD') {
      state = 'holding'
      return response
    }
    // Before the state changes: Next replaces `setHeader` by one that does nothing once headers count as sent.
    protect()
    state = 'streaming'
    writeHead.call(response, status)
    return response
  }

  response.flushHeaders = () => {
    begin()
    if (state === 'streaming') flushHeaders.call(response)
  }

  response.write = ((chunk: Chunk, ...rest: unknown[]) => {
    begin()
    if (state === 'streaming') {
      bytes += Buffer.byteLength(chunk)
      return Reflect.apply(write, response, [chunk, ...rest])
    }
    if (state === 'holding') held.push(bufferOf(chunk, rest[0]))
    const done = rest.find((argument) => typeof argument === 'function')
    if (done) process.nextTick(done)
    return true
  }) as ServerResponse['write']

  response.end = ((...given: unknown[]) => {
    begin()
    const chunk = typeof given[0] === 'string' || given[0] instanceof Uint8Array ? given[0] : undefined
    if (state === 'streaming') {
      if (chunk !== undefined) bytes += Buffer.byteLength(chunk)
      return Reflect.apply(end, response, given)
    }
    if (state === 'holding') {
      if (chunk !== undefined) held.push(bufferOf(chunk, given[1]))
      state = 'sending'
      sendHeld().catch((error: unknown) => response.destroy(error as Error))
    }
    return response
  }) as ServerResponse['end']

  Object.defineProperty(response, 'headersSent', { get: () => state !== 'open', configurable: true })

  return {
    get bytes() {
      return visit.method === 'HEAD' ? 0 : bytes
    },
    reclaim() {
      if (state === 'streaming' || state === 'sending') return false
      giveBack()
      return true
    },
  }
}
