import type { IncomingMessage } from 'node:http'
import { hasReadableRouterState } from '#platform/next-internals/router-state.ts'
import { isServerFunctionCall } from '#platform/next-internals/server-function.ts'
import { maxJsonDepth } from '#platform/service/json-depth.ts'
import { hasSession } from '../headers/cookies.ts'
import { hasOneHost, isHost } from '../headers/host.ts'
import { type Address, maxAddressBytes, readAddress } from './address.ts'
import { type Area, areaOf } from './areas.ts'

/** An error response to a request that is refused, with a message for the client. */
export type Refusal = {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Admission =
  | { readonly admitted: true; readonly address: Address; readonly area: Area }
  | { readonly admitted: false; readonly refusal: Refusal; readonly area: Area }

const tooLong: Refusal = {
  status: 414,
  title: 'Address too long',
  detail: `The address is longer than ${maxAddressBytes} bytes.`,
}
const malformed: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The address is not well-formed. Please check it for stray characters.',
}
const notFound: Refusal = { status: 404, title: 'Not found', detail: 'There is nothing at this address.' }

const noHost: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The request has no valid Host header.',
}
const severalHosts: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The request has more than one Host header.',
}
const unreadableNavigation: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The navigation headers of the request cannot be read.',
}
/** The response to a body whose JSON is nested over the limit. */
export const jsonTooDeep: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: `JSON may be nested up to ${maxJsonDepth} levels.`,
}
const notACall: Refusal = {
  status: 405,
  title: 'Method not allowed',
  detail: 'This address accepts GET, HEAD. Only pages of the admin may post to it.',
  headers: { Allow: 'GET, HEAD' },
}
const signInFirst: Refusal = {
  status: 401,
  title: 'Sign in first',
  detail: 'Please sign in at /admin/login.',
}

/**
 * Paths that are not public: calls between our own processes, and features of Next that no page uses but that clients
 * could abuse (its image optimiser, its data routes).
 */
const internalPath = /^\/(?:internal|_next\/(?:image|data))(?:\/|$)|\.rsc$/

/** Returns the response to a body over the limit, in bytes. */
export function bodyTooLarge(limit: number): Refusal {
  return { status: 413, title: 'Too large', detail: `The limit is ${limit / 1_000_000} MB.` }
}

function notAllowed(methods: readonly string[]): Refusal {
  const allowed = methods.join(', ')
  return {
    status: 405,
    title: 'Method not allowed',
    detail: `This address accepts ${allowed}.`,
    headers: { Allow: allowed },
  }
}

export type AdmissionRules = {
  /** Accepts every method; Next's development server posts to its own addresses. */
  readonly everyMethod: boolean
}

/** Checks the request line, the host and the Content-Length against the rules of the area. */
export function admit(request: IncomingMessage, rules: AdmissionRules): Admission {
  const target = request.url ?? ''
  const refuse = (refusal: Refusal, area: Area): Admission => ({ admitted: false, refusal, area })
  if (target.length > maxAddressBytes) return refuse(tooLong, areaOf(target))
  const address = readAddress(target)
  if (!address) return refuse(malformed, areaOf(target))
  const area = areaOf(address.path, request)
  if (internalPath.test(address.path)) return refuse(notFound, area)
  // HTTP/1.0 has no Host header; Node refuses later versions without one.
  if (!isHost(request.headers.host ?? 'localhost')) return refuse(noHost, area)
  if (!hasOneHost(request.rawHeaders)) return refuse(severalHosts, area)
  if (!rules.everyMethod && !area.methods.includes(request.method ?? '')) {
    return refuse(notAllowed(area.methods), area)
  }
  if (Number(request.headers['content-length'] ?? 0) > area.bodyLimit) {
    return refuse(bodyTooLarge(area.bodyLimit), area)
  }
  return { admitted: true, address, area }
}

/**
 * Checks for requests that would make Next fail. Separate from `admit`, because a cached page is sent without Next.
 *
 * @returns the refusal, if there is one.
 */
export function refusalBeforeNext({ method, headers }: IncomingMessage, area: Area): Refusal | undefined {
  if (!hasReadableRouterState(headers)) return unreadableNavigation
  const isServerCall = area.policy === 'admin' && method === 'POST'
  if (!isServerCall) return undefined
  if (!hasSession(headers.cookie)) return signInFirst
  return isServerFunctionCall(headers) ? undefined : notACall
}
