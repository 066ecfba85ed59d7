import { expect, test, vi } from 'vitest'
import { log } from '#platform/process/log.ts'
import { guardedRest } from './handler.ts'

const context = { params: Promise.resolve({}) }
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-payload-http-method-override': 'GET',
}

function serve(respond: () => Promise<Response>, isReachable = true) {
  const handle = vi.fn((_: Request, __: typeof context) => respond())
  const guarded = guardedRest(handle, async () => isReachable)
  return {
    handle,
    request: (path: string, init?: RequestInit) => guarded(new Request(`http://site${path}`, init), context),
  }
}

const emptyList = async () => Response.json({ docs: [] })

test('passes valid requests on to Payload', async () => {
  const { request } = serve(emptyList)
  expect(await (await request('/api/ranges?limit=5')).json()).toEqual({ docs: [] })
  const search = { method: 'POST', headers: form, body: 'limit=5' }
  expect((await request('/api/ranges', search)).status).toBe(200)
})

test('handles a HEAD request as a GET request', async () => {
  const { request, handle } = serve(emptyList)
  expect((await request('/api/ranges', { method: 'HEAD' })).status).toBe(200)
  expect(handle).toHaveBeenCalledWith(expect.objectContaining({ method: 'GET' }), context)
})

test.each([
  ['in the address', '/api/ranges?page=-1', undefined],
  ['in the body', '/api/ranges', { method: 'POST', headers: form, body: 'page=-1' }],
])('returns 400 for an invalid query %s without calling Payload', async (_, path, init) => {
  const { request, handle } = serve(emptyList)
  const response = await request(path, init)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(handle).not.toHaveBeenCalled()
})

test('returns 404 for routes of Payload that are not available', async () => {
  const { request } = serve(async () => Response.json({}, { status: 501 }))
  expect((await request('/api/users/verify/x', { method: 'POST' })).status).toBe(404)
  expect((await request('/api/payload-migrations')).status).toBe(404)
  expect((await serve(emptyList).request('/api/og?title=x')).status).toBe(404)
})

test('returns 400 for a syntax error, and 500 without details for any other', async () => {
  const broken = serve(() => Promise.reject(new SyntaxError('Unexpected token')))
  expect((await broken.request('/api/ranges')).status).toBe(400)
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const failing = serve(() => Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3')))
  const response = await failing.request('/api/ranges')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('10.1.2.3')
  expect(logged).toHaveBeenCalledOnce()
})

test.each([
  ['POST', '/api/models'],
  ['PATCH', '/api/globals/header'],
  ['DELETE', '/api/pages/1'],
  ['POST', '/api/users/first-register'],
  ['POST', '/api/media'],
])('refuses %s %s without a session, before Payload reads the body', async (method, path) => {
  const { request, handle } = serve(emptyList)
  const response = await request(path, { method, body: '{}' })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ errors: [{ message: 'Sign in to do this.' }] })
  expect(handle).not.toHaveBeenCalled()
  expect((await request(path, { method, body: '{}', ...signedIn })).status).toBe(200)
})

test.each(['/api/enquiries/contact', '/api/users/login', '/api/users/reset-password'])(
  'lets everybody post to %s',
  async (path) => {
    expect((await serve(emptyList).request(path, { method: 'POST', body: '{}' })).status).toBe(200)
  },
)

const signedIn = { headers: { authorization: 'JWT x' } }

test.each([
  ['a failure', '/api/ranges', 500, undefined],
  ['a refusal of a session', '/api/users', 403, signedIn],
  ['a refusal of a cookie', '/api/users', 401, { headers: { cookie: 'a=b; payload-token=x' } }],
  ['a session without a user', '/api/users/me', 200, signedIn],
])('turns %s into a 503 while the database is down', async (_, path, status, init) => {
  const response = await serve(async () => Response.json({}, { status }), false).request(path, init)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 503, errors: [{ message: expect.any(String) }] })
})

test.each([
  ['a refusal without a session', 403, undefined, false],
  ['a failure', 500, undefined, true],
  ['a refusal of a session', 403, signedIn, true],
])('keeps the status of %s: %j %j %j', async (_, status, init, isReachable) => {
  const { request } = serve(async () => Response.json({}, { status }), isReachable)
  expect((await request('/api/ranges', init)).status).toBe(status)
})

test('returns 404 for the root of the API', async () => {
  const { request, handle } = serve(emptyList)
  for (const path of ['/api', '/api/']) expect((await request(path)).status).toBe(404)
  expect(handle).not.toHaveBeenCalled()
})
