import { methodOverrideHeaders, sessionCookie } from '#platform/payload-internals/names.ts'

/** Paths that return a list; every other path returns a single document, or its versions. */
const list = /^\/api\/[\w-]+\/?$/

const namesFallback = /[?&]fallback-?locale(?:%5B|\[|=)/i

function overridesMethod({ method, headers }: Request): boolean {
  const override = methodOverrideHeaders.map((name) => headers.get(name)).find((method) => method !== null)
  const isForm = headers.get('content-type') === 'application/x-www-form-urlencoded'
  return method === 'POST' && override === 'GET' && isForm
}

/** Whether the caller may have a session, and so may save the response again. */
function hasSession({ headers }: Request): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${sessionCookie}=`)
}

/**
 * Returns the request with English as the fallback language when the response is only for display: for lists, and for
 * documents read without a session. Writes, and documents that an editor may save again, have no fallback, because the
 * English text would be stored as a translation. A request that specifies a fallback is unchanged.
 */
export async function withEnglishFallback(request: Request): Promise<Request> {
  const { headers, signal } = request
  const isOverridden = overridesMethod(request)
  if (!isOverridden && request.method !== 'GET') return request
  if (!list.test(new URL(request.url).pathname) && hasSession(request)) return request
  const query = isOverridden ? await request.clone().text() : ''
  const url = query ? `${request.url}${request.url.includes('?') ? '&' : '?'}${query}` : request.url
  if (namesFallback.test(url)) return request
  const fallback = `${url}${url.includes('?') ? '&' : '?'}fallback-locale=en`
  return new Request(fallback, { method: 'GET', headers, signal })
}
