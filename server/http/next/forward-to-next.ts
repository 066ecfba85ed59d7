import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serverFunctionHeader } from '#platform/next-internals/names.ts'
import { log } from '#platform/process/log.ts'
import { rewriteOwnOrigin } from '../cross-site/rewrite-own-origin.ts'
import type { AccessLog } from '../entry/access-log.ts'
import { bodyTooLarge, jsonTooDeep, type Refusal } from '../entry/admission.ts'
import { type Area, isForVisitors } from '../entry/areas.ts'
import { internalError, sendPlainResponse } from '../entry/plain-response.ts'
import { replaceForwardedHeaders, type TrustedProxies } from '../entry/proxy.ts'
import type { Visit } from '../entry/visit.ts'
import { acceptedEncodings } from '../headers/encoding.ts'
import { visitHeaders } from '../headers/security.ts'
import { failReader, limitBody, limitJsonDepth, linger } from '../limits/body-limit.ts'
import { type BodyPaces, bodyTooSlow, limitBodyTime, paceOf } from '../limits/slow-body.ts'
import { guardResponse } from './guarded-response.ts'
import type { NextHandler } from './next-handler.ts'
import { watchServerCall } from './server-call.ts'

/**
 * Generates the nonce of an admin response and passes it to Next in the Content-Security-Policy header of the request;
 * Next adds it to every script. A policy sent by the client is removed.
 *
 * @returns the nonce, or undefined outside the admin
 */
function assignNonce({ headers }: IncomingMessage, area: Area): string | undefined {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  if (area.policy !== 'admin') return undefined
  const nonce = randomBytes(16).toString('base64')
  headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  return nonce
}

export type ForwardOptions = {
  readonly handle: NextHandler
  readonly accessLog: AccessLog
  /** `SITE_URL`. */
  readonly siteUrl: string
  readonly trustedProxies: TrustedProxies
  readonly dev: boolean
  readonly bodyPaces: BodyPaces
}

/** Removes or replaces request headers that clients must not control. */
function sanitiseHeaders(request: IncomingMessage, visit: Visit, area: Area, options: ForwardOptions): void {
  const { headers } = request
  replaceForwardedHeaders(request, options.trustedProxies)
  rewriteOwnOrigin(request, area, options)
  delete headers['x-internal-secret']
  headers['x-request-id'] = visit.id
  // Only the admin has server functions; at other addresses the header makes Next fail.
  if (area.policy !== 'admin') delete headers[serverFunctionHeader]
  // Next fails on a range that a file of the build does not have; those are small, and sent whole.
  if (area.prefix === '/_next') delete headers.range
  // Next must not compress a page before its scripts are hashed; it is compressed when it is sent.
  if (area.pages && !options.dev) delete headers['accept-encoding']
}

/**
 * Passes an uncached request to Next; the response gets the security headers and is logged. Resolves when Next has
 * responded; never rejects.
 */
export function forwardToNext(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  area: Area,
  options: ForwardOptions,
): Promise<void> {
  const accepted = acceptedEncodings(request)
  sanitiseHeaders(request, visit, area, options)
  const { dev } = options
  const nonce = dev ? undefined : assignNonce(request, area)
  let plainBytes = 0

  const refuse = (refusal: Refusal, forPrograms = area.forPrograms) => {
    if (guarded.reclaim()) plainBytes = sendPlainResponse(response, refusal, forPrograms, visitHeaders(visit))
    else response.destroy()
  }
  // Somebody who types the address of a service, or follows an old link to one, gets a page.
  const isTyped = area.forPrograms && visit.method === 'GET' && isForVisitors(request)
  const refuseTyped = isTyped ? (refusal: Refusal) => refuse(refusal, false) : undefined
  const guarded = guardResponse(response, { area, visit, dev, nonce, accepted, refuse: refuseTyped })

  response.on('error', () => {})
  response.once('close', () => {
    const aborted = response.writableFinished ? undefined : true
    const bytes = plainBytes || guarded.bytes
    options.accessLog.record(visit, { status: response.statusCode, bytes, aborted })
  })
  const refuseBody = (refusal: Refusal) => () => {
    refuse(refusal)
    linger(request)
  }
  limitBody(request, area.bodyLimit, refuseBody(bodyTooLarge(area.bodyLimit)))
  if (!area.streamsBodies) limitJsonDepth(request, refuseBody(jsonTooDeep))
  limitBodyTime(request, paceOf(area, options.bodyPaces), () => {
    if (response.writableFinished) return request.socket.destroy()
    refuse(bodyTooSlow)
    failReader(request, 'The body arrives too slowly.')
  })
  if (area.policy === 'admin' && visit.method === 'POST') watchServerCall(response, visit.id, refuse)
  return options.handle(request, response).catch((error: unknown) => {
    if (response.writableEnded) return
    log.error({ id: visit.id, path: visit.path, reason: String(error) }, 'request failed')
    refuse(internalError)
  })
}
