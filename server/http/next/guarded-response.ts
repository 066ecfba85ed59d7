import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { problemMediaType, problemSchema } from '#platform/service/problem.ts'
import type { Refusal } from '../entry/admission.ts'
import type { Area } from '../entry/areas.ts'
import { pageError } from '../entry/plain-response.ts'
import type { Visit } from '../entry/visit.ts'
import { addSecureAttribute } from '../headers/cookies.ts'
import { forbidStoring } from '../headers/personal.ts'
import { adminPolicy, developmentPolicy, plainPolicy, sandboxPolicy } from '../headers/policy.ts'
import {
  headersOfPart,
  isPart,
  needlessForImmutable,
  securityHeaders,
  visitHeaders,
} from '../headers/security.ts'
import { isHtml } from '../pages/page-headers.ts'
import { statusOfPage } from '../pages/page-status.ts'
import { prepareResponse, sendPrepared } from '../pages/send-page.ts'
import { setHeaders } from './captured-response.ts'

type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Chunk = string | Uint8Array

export type GuardOptions = {
  readonly area: Area
  readonly visit: Visit
  readonly dev: boolean
  /** The nonce of the admin's scripts. */
  readonly nonce: string | undefined
  /** The Accept-Encoding of the client, which may have been removed from the request to Next. */
  readonly accepted: string | undefined
  /** Sends an error for programs in another form; undefined when the client is one. */
  readonly refuse?: ((refusal: Refusal) => void) | undefined
}

export type GuardedResponse = {
  /** Body bytes sent so far. */
  readonly bytes: number
  /** Resets the response after its handler failed; false when part of it has been sent. */
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
 * Adds the security headers to the response of Next. The HTML of a page is buffered until it is complete, because its
 * policy lists the hashes of its scripts, and so is an error that visitors get in another form; everything else is streamed.
 */
export function guardResponse(response: ServerResponse, options: GuardOptions): GuardedResponse {
  const { area, visit, dev, accepted, refuse } = options
  const { writeHead, write, end, flushHeaders } = response
  const buffered: Buffer[] = []
  let state: 'open' | 'buffering' | 'refusing' | 'sending' | 'streaming' = 'open'
  let bytes = 0

  const restoreResponse = () => {
    for (const name of ['writeHead', 'write', 'end', 'flushHeaders', 'headersSent']) {
      Reflect.deleteProperty(response, name)
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name)
  }

  const addPartHeaders = () => {
    if (String(response.getHeader('cache-control')).includes('immutable')) {
      for (const name of needlessForImmutable) response.removeHeader(name)
    }
    setHeaders(response, [...headersOfPart(visit)])
  }

  const addSecurityHeaders = () => {
    response.removeHeader('X-Powered-By')
    if (area.personal) forbidStoring(response)
    const contentType = String(response.getHeader('content-type') ?? '')
    if (isPart(contentType)) return addPartHeaders()
    setHeaders(response, [...securityHeaders, ...visitHeaders(visit)])
    response.setHeader('Content-Security-Policy', policyOf(options, contentType))
  }

  const sendBuffered = async () => {
    const body = Buffer.concat(buffered)
    const status = statusOfPage(response.statusCode, body.toString())
    const captured = { status, headers: { ...response.getHeaders() }, body }
    const prepared = await prepareResponse(captured, visit, accepted)
    restoreResponse()
    bytes = sendPrepared(response, prepared).bytes
  }

  const refuseBuffered = () => {
    const { success, data } = problemSchema.safeParse(JSON.parse(Buffer.concat(buffered).toString()))
    refuse?.(success ? data : pageError(response.statusCode))
  }

  /** Calls the outermost `writeHead`, which Next's compression wraps. */
  const begin = () => {
    if (state === 'open') response.writeHead(response.statusCode)
  }

  response.writeHead = (status: number, reason?: string | HeaderList, headers?: HeaderList) => {
    if (state !== 'open') return response
    setHeaders(response, typeof reason === 'string' ? headers : reason)
    response.statusCode = status
    const cookies = response.getHeader('set-cookie')
    if (visit.secure && cookies !== undefined) response.setHeader('set-cookie', addSecureAttribute(cookies))
    const contentType = response.getHeader('content-type')
    if (refuse && String(contentType) === problemMediaType && !response.hasHeader('content-encoding')) {
      state = 'refusing'
      return response
    }
    const html = isHtml(contentType)
    if (html && area.pages && !dev && visit.method !== 'HEAD') {
      state = 'buffering'
      return response
    }
    // Before the state changes, because Next's `setHeader` does nothing once `headersSent` is true.
    addSecurityHeaders()
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
    if (state === 'buffering' || state === 'refusing') buffered.push(bufferOf(chunk, rest[0]))
    const done = rest.find((argument) => typeof argument === 'function')
    if (done) process.nextTick(done)
    return true
  }) as ServerResponse['write']

  response.end = ((...args: unknown[]) => {
    begin()
    const chunk = typeof args[0] === 'string' || args[0] instanceof Uint8Array ? args[0] : undefined
    if (state === 'streaming') {
      if (chunk !== undefined) bytes += Buffer.byteLength(chunk)
      return Reflect.apply(end, response, args)
    }
    if (state === 'refusing') {
      if (chunk !== undefined) buffered.push(bufferOf(chunk, args[1]))
      refuseBuffered()
    } else if (state === 'buffering') {
      if (chunk !== undefined) buffered.push(bufferOf(chunk, args[1]))
      state = 'sending'
      sendBuffered().catch((error: unknown) => response.destroy(error as Error))
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
      restoreResponse()
      return true
    },
  }
}
