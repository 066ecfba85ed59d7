import { methodOverrideHeaders, sessionCookie } from '#platform/payload-internals/names.ts'

/** Addresses that return a list; every other one returns a single document, or its versions. */
const list = /^\/api\/[\w-]+\/?$/

const namesFallback = /[?&]fallback-?locale(?:%5B|\[|=)/i

function overridesMethod({ method, headers }: Request): boolean {
  const meant = methodOverrideHeaders.map((name) => headers.get(name)).find((method) => method !== null)
  const isForm = headers.get('content-type') === 'application/x-www-form-urlencoded'
  return method === 'POST' && meant === 'GET' && isForm
}

/** Whether the caller may be a person, who may save what the response holds. */
function hasSession({ headers }: Request): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${sessionCookie}=`)
}

/**
 * Returns the request with English as the fallback of texts that are not translated, where the response is only shown:
 * lists, and documents for callers without a session. Writes and documents that an editor may send back have no
 * fallback, because the English text would be stored as a translation. A request that names its fallback is left as it
 * is.
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
