import { log } from '#platform/log.ts'
import { methodOverrideHeaders, sessionCookie } from '#platform/payload-internals/names.ts'
import { problem } from '#platform/service/problem.ts'
import { localeCodes } from '../locales.ts'
import { callersFault } from './callers-fault.ts'
import { withEnglishFallback } from './english-fallback.ts'
import { queryFault } from './query.ts'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/**
 * What Payload offers and fails over: confirming an address, which nobody has to here, and drawing a picture to share.
 * And the root, which it has no route for.
 */
const missing = /^\/api(?:\/?$|\/[\w-]+\/verify\/|\/og(?:\/|$))/

const nothingThere = () => problem(404, 'There is nothing at this address.')

/** Payload's way to send a query that is too long for an address. */
async function queryInBody(request: Request): Promise<string> {
  const { headers, method } = request
  const meant = methodOverrideHeaders.map((name) => headers.get(name)).find((method) => method !== null)
  const isForm = headers.get('content-type') === 'application/x-www-form-urlencoded'
  return method === 'POST' && meant === 'GET' && isForm ? request.clone().text() : ''
}

/** Payload knows no HEAD. Next leaves the body of the answer out by itself. */
function asGet(request: Request): Request {
  const { method, url, headers, signal } = request
  return method === 'HEAD' ? new Request(url, { method: 'GET', headers, signal }) : request
}

/** In the shape of Payload's errors as well, which the admin shows. */
function unavailable(): Response {
  const detail = 'The database does not answer. Please try again in a moment.'
  const { headers, status } = problem(503, detail, { 'retry-after': '5' })
  const body = {
    type: 'about:blank',
    title: 'Service Unavailable',
    status,
    detail,
    errors: [{ message: detail }],
  }
  return new Response(JSON.stringify(body), { status, headers })
}

const credential = new RegExp(`${sessionCookie}=|^(?:JWT|Bearer|\\S+ API-Key) `)

/**
 * Whether a response may be wrong because the database did not answer: Payload takes it for a session that does not
 * exist, and for a fault of ours.
 */
function mayBeOutage({ status }: Response, { headers, url }: Request): boolean {
  if (status === 500) return true
  const isSignedIn =
    credential.test(headers.get('cookie') ?? '') || credential.test(headers.get('authorization') ?? '')
  return isSignedIn && (status === 401 || status === 403 || new URL(url).pathname.endsWith('/me'))
}

/**
 * Payload's REST handler behind a check of what it would fail over, so that nothing a caller sends is answered as a
 * fault of ours, and nothing as refused that only could not be looked up.
 */
export function guardedRest(handle: Handler, databaseIsReachable: () => Promise<boolean>): Handler {
  const guarded = guardedQueries(handle)
  return async (request, context) => {
    const response = await guarded(request, context)
    const isOutage =
      response.status === 503 || (mayBeOutage(response, request) && !(await databaseIsReachable()))
    return isOutage ? unavailable() : response
  }
}

function guardedQueries(handle: Handler): Handler {
  return async (request, context) => {
    const { pathname, searchParams } = new URL(request.url)
    if (missing.test(pathname)) return nothingThere()
    const fault =
      queryFault(searchParams, localeCodes) ??
      queryFault(new URLSearchParams(await queryInBody(request)), localeCodes)
    if (fault !== undefined) return problem(400, fault)
    try {
      const answer = await handle(await withEnglishFallback(asGet(request)), context)
      return answer.status === 501 ? nothingThere() : answer
    } catch (error) {
      const { status, message } = callersFault(error) ?? { status: 500, message: 'The fault is ours.' }
      if (status >= 500) log.error({ err: error, path: pathname }, 'request failed')
      return problem(status, message)
    }
  }
}
