import { log } from '#platform/log.ts'
import { methodOverrideHeaders, sessionCookie } from '#platform/payload-internals/names.ts'
import { problem } from '#platform/service/problem.ts'
import { localeCodes } from '../locales.ts'
import { callerError } from './caller-error.ts'
import { withEnglishFallback } from './english-fallback.ts'
import { findQueryError } from './query.ts'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/**
 * Payload routes that respond with 500: verification of an e-mail address, which is not enabled, and share images. Also
 * the root, for which Payload has no route.
 */
const unavailableRoutes = /^\/api(?:\/?$|\/[\w-]+\/verify\/|\/og(?:\/|$))/

const notFound = () => problem(404, 'There is nothing at this address.')

/** Returns the query of a POST with a method override, Payload's alternative for queries too long for a URL. */
async function queryInBody(request: Request): Promise<string> {
  const { headers, method } = request
  const override = methodOverrideHeaders.map((name) => headers.get(name)).find((method) => method !== null)
  const isForm = headers.get('content-type') === 'application/x-www-form-urlencoded'
  return method === 'POST' && override === 'GET' && isForm ? request.clone().text() : ''
}

/** Converts HEAD, which Payload does not support, to GET. Next omits the body of the response. */
function asGet(request: Request): Request {
  const { method, url, headers, signal } = request
  return method === 'HEAD' ? new Request(url, { method: 'GET', headers, signal }) : request
}

/** A 503 that is also in the format of Payload's errors, which the admin displays. */
function unavailable(): Response {
  const detail = 'The database is not reachable. Please try again in a moment.'
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
 * Whether a response may result from a database outage, which Payload reports as an invalid session or an internal
 * error.
 */
function mayBeOutage({ status }: Response, { headers, url }: Request): boolean {
  if (status === 500) return true
  const isSignedIn =
    credential.test(headers.get('cookie') ?? '') || credential.test(headers.get('authorization') ?? '')
  return isSignedIn && (status === 401 || status === 403 || new URL(url).pathname.endsWith('/me'))
}

/**
 * Wraps Payload's REST handler: requests on which Payload would throw get a 4xx, and responses that result from a
 * database outage become a 503.
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
    if (unavailableRoutes.test(pathname)) return notFound()
    const queryError =
      findQueryError(searchParams, localeCodes) ??
      findQueryError(new URLSearchParams(await queryInBody(request)), localeCodes)
    if (queryError !== undefined) return problem(400, queryError)
    try {
      const response = await handle(await withEnglishFallback(asGet(request)), context)
      return response.status === 501 ? notFound() : response
    } catch (error) {
      const { status, message } = callerError(error) ?? {
        status: 500,
        message: 'An internal error occurred.',
      }
      if (status >= 500) log.error({ err: error, path: pathname }, 'request failed')
      return problem(status, message)
    }
  }
}
