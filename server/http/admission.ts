import type { IncomingMessage } from 'node:http'
import { hasReadableRouterState } from '#platform/next-internals/router-state.ts'
import { callsServerFunction } from '#platform/next-internals/server-function.ts'
import { maxJsonDepth } from '#platform/service/json-depth.ts'
import { type Address, longestAddress, readAddress } from './address.ts'
import { type Area, areaOf } from './areas.ts'
import { hasSession } from './headers/cookies.ts'
import { hasOneHost, isHost } from './headers/host.ts'

/** Why a request is turned away at the door, in words for whoever sent it. */
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
  detail: `An address here has at most ${longestAddress} bytes.`,
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
  detail: 'The request names no host that could be a host.',
}
const severalHosts: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The request names more than one host.',
}
const unreadableNavigation: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The request says in no readable way which page it comes from.',
}
/** The response to a body whose JSON is nested over the limit. */
export const tooDeep: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: `JSON is read here to a depth of ${maxJsonDepth} levels.`,
}
const notACall: Refusal = {
  status: 405,
  title: 'Method not allowed',
  detail: 'This address answers GET, HEAD. Only the pages of the admin send something here.',
  headers: { Allow: 'GET, HEAD' },
}
const signInFirst: Refusal = {
  status: 401,
  title: 'Sign in first',
  detail: 'Please sign in at /admin/login.',
}

/**
 * What never comes in by the front door: calls between our own processes, and services of Next that no page of
 * ours uses but that anybody could put to work (its image scaler, its other address for every page's data).
 */
const closed = /^\/(?:internal|_next\/(?:image|data))(?:\/|$)|\.rsc$/

/** The answer to a body over the limit. */
export function bodyTooLarge(limit: number): Refusal {
  return { status: 413, title: 'Too large', detail: `At most ${limit / 1_000_000} MB can be sent here.` }
}

function notAllowed(methods: readonly string[]): Refusal {
  const allowed = methods.join(', ')
  return {
    status: 405,
    title: 'Method not allowed',
    detail: `This address answers ${allowed}.`,
    headers: { Allow: allowed },
  }
}

export type AdmissionRules = {
  /** Next's development server posts to addresses of its own, so nothing is refused by its method. */
  readonly everyMethod: boolean
}

/** Checks a request line and the announced body against the rules of its area. */
export function admit(request: IncomingMessage, rules: AdmissionRules): Admission {
  const target = request.url ?? ''
  const refuse = (refusal: Refusal, area: Area): Admission => ({ admitted: false, refusal, area })
  if (target.length > longestAddress) return refuse(tooLong, areaOf(target))
  const address = readAddress(target)
  if (!address) return refuse(malformed, areaOf(target))
  const area = areaOf(address.path)
  if (closed.test(address.path)) return refuse(notFound, area)
  // HTTP/1.0 knows no hosts; everybody else has named one by now, or Node has refused.
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
 * Checks what Next would fail over. Apart from `admit`, because a page that is in memory is sent without Next.
 *
 * @returns why the request is turned away, if it is.
 */
export function refusalBeforeNext({ method, headers }: IncomingMessage, area: Area): Refusal | undefined {
  if (!hasReadableRouterState(headers)) return unreadableNavigation
  const calls = area.policy === 'admin' && method === 'POST'
  if (!calls) return undefined
  if (!hasSession(headers.cookie)) return signInFirst
  return callsServerFunction(headers) ? undefined : notACall
}
