import { methodOverrideHeaders, sessionCookie } from '#platform/payload-internals/names.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { localeCodes } from '../locales.ts'
import { callerError } from './caller-error.ts'
import { withEnglishFallback } from './english-fallback.ts'
import { findQueryError } from './query.ts'

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/**
 * Payload routes that respond with 500: verification of an e-mail address, which is not enabled, and share images. Also
 * the root and GraphQL, for which Payload has no route.
 */
const unavailableRoutes = /^\/api(?:\/?$|\/[\w-]+\/verify\/|\/(?:og|graphql)(?:\/|$))/

const notFound = () => problem(404, 'There is nothing at this address.')

/** Whether a POST reads: Payload's alternative for queries too long for a URL. */
const readsByPost = ({ headers, method }: Request): boolean =>
  method === 'POST' &&
  methodOverrideHeaders.map((name) => headers.get(name)).find((override) => override !== null) === 'GET'

/** Returns the query in the body of a POST that reads. */
async function queryInBody(request: Request): Promise<string> {
  const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded'
  return readsByPost(request) && isForm ? request.clone().text() : ''
}

/** Converts HEAD, which Payload does not support, to GET. Next omits the body of the response. */
function asGet(request: Request): Request {
  const { method, url, headers, signal } = request
  return method === 'HEAD' ? new Request(url, { method: 'GET', headers, signal }) : request
}

/** An error that is also in the format of Payload's errors, which the admin displays. */
async function displayedProblem(...[status, detail, more]: Parameters<typeof problem>): Promise<Response> {
  const response = problem(status, detail, more)
  const body = { ...(await response.json()), errors: [{ message: detail }] }
  return new Response(JSON.stringify(body), { status, headers: response.headers })
}

const unavailable = () =>
  displayedProblem(503, 'The database is not reachable. Please try again in a moment.', {
    'retry-after': '5',
  })

const credential = new RegExp(`${sessionCookie}=|^(?:JWT|Bearer|\\S+ API-Key) `)

/** Whether a request names a session or a service key, valid or not. */
const hasCredential = ({ headers }: Request): boolean =>
  credential.test(headers.get('cookie') ?? '') || credential.test(headers.get('authorization') ?? '')

/** Where everybody may post: the forms, and signing in. */
const openToVisitors =
  /^\/api\/(?:enquiries\/[\w-]+|users\/(?:login|logout|forgot-password|reset-password))\/?$/i

/**
 * Whether Payload may see a request. Without a session or a service key only what is listed may be sent, because Payload
 * reads the body of a request, and stores its file in memory, before it asks for its rights. Reading is limited by the
 * access of each collection.
 */
const mayBeAllowed = (request: Request): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(request.method) ||
  readsByPost(request) ||
  openToVisitors.test(new URL(request.url).pathname) ||
  hasCredential(request)

/**
 * Whether a response may result from a database outage, which Payload reports as an invalid session or an internal
 * error.
 */
function mayBeOutage({ status }: Response, request: Request): boolean {
  if (status === 500) return true
  return (
    hasCredential(request) &&
    (status === 401 || status === 403 || new URL(request.url).pathname.endsWith('/me'))
  )
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
    if (!mayBeAllowed(request)) return displayedProblem(403, 'Sign in to do this.')
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
