import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '#platform/log.ts'
import { serverFunctionHeader } from '#platform/next-internals/names.ts'
import type { AccessLog } from './access-log.ts'
import { bodyTooLarge, type Refusal, tooDeep } from './admission.ts'
import type { Area } from './areas.ts'
import { failReader, limitBody, linger } from './body-limit.ts'
import { presentAsOwn } from './cross-site/present-as-own.ts'
import { guardResponse } from './guarded-response.ts'
import { acceptedEncodings } from './headers/encoding.ts'
import { settleNonce } from './headers/nonce.ts'
import { visitHeaders } from './headers/security.ts'
import { limitJsonDepth } from './json-body.ts'
import type { NextHandler } from './next-handler.ts'
import { ourFault, sendPlain } from './plain-answer.ts'
import { settleForwardedHeaders, type TrustedProxies } from './proxy.ts'
import { watchServerCall } from './server-call.ts'
import { type BodyPaces, bodyTooSlow, limitBodyTime, paceOf } from './slow-body.ts'
import type { Visit } from './visit.ts'

export type PassOnOptions = {
  readonly handle: NextHandler
  readonly accessLog: AccessLog
  /** `SITE_URL`. */
  readonly siteUrl: string
  readonly trustedProxies: TrustedProxies
  readonly dev: boolean
  readonly bodyPaces: BodyPaces
}

/** Removes or replaces request headers that clients must not control. */
function sanitiseHeaders(request: IncomingMessage, visit: Visit, area: Area, options: PassOnOptions): void {
  const { headers } = request
  settleForwardedHeaders(request, options.trustedProxies)
  presentAsOwn(request, area, options)
  delete headers['x-internal-secret']
  headers['x-request-id'] = visit.id
  // Only the admin has server functions; at other addresses the header makes Next fail.
  if (area.policy !== 'admin') delete headers[serverFunctionHeader]
  // Next must not compress a page before its scripts are hashed; it is compressed when it is sent.
  if (area.pages && !options.dev) delete headers['accept-encoding']
}

/** Passes an uncached request to Next; the response gets the security headers and is logged. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  area: Area,
  options: PassOnOptions,
): void {
  const accepted = acceptedEncodings(request)
  sanitiseHeaders(request, visit, area, options)
  const { dev } = options
  const nonce = dev ? undefined : settleNonce(request, area)
  const guarded = guardResponse(response, { area, visit, dev, nonce, accepted })
  let plainBytes = 0

  const refuse = (refusal: Refusal) => {
    if (guarded.reclaim()) plainBytes = sendPlain(response, refusal, area.forPrograms, visitHeaders(visit))
    else response.destroy()
  }

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
  limitJsonDepth(request, refuseBody(tooDeep))
  limitBodyTime(request, paceOf(area, options.bodyPaces), () => {
    if (response.writableFinished) return request.socket.destroy()
    refuse(bodyTooSlow)
    failReader(request, 'The body arrives too slowly.')
  })
  if (area.policy === 'admin' && visit.method === 'POST') watchServerCall(response, visit.id, refuse)
  options.handle(request, response).catch((error: unknown) => {
    if (response.writableEnded) return
    log.error({ id: visit.id, path: visit.path, reason: String(error) }, 'request failed')
    refuse(ourFault)
  })
}
