import { expectNoServerError, expectRefusal, get, json, post, send } from '../support/refusals.ts'
import { expect, test } from '../support/test.ts'

const form = { 'Content-Type': 'multipart/form-data; boundary=a' }
test.describe.configure({ mode: 'parallel' })

test('returns only published documents to unauthenticated clients', { tag: '@core' }, async () => {
  const closed = [
    '/api/users',
    '/api/users/1',
    '/api/users/versions',
    '/api/ranges/versions',
    '/api/ranges/versions/1',
    '/api/models/versions?limit=1',
    '/api/payload-jobs',
    '/api/payload-jobs/run',
    '/api/payload-jobs/handle-schedules',
    '/api/payload-preferences',
    '/api/payload-locked-documents',
    '/api/payload-migrations',
    '/api/payload-kv',
  ]
  for (const target of closed) expectRefusal(await get(target), target, [401, 403, 404])
  for (const target of ['/api/users/me', '/api/users/init', '/api/payload-preferences/x', '/api/access']) {
    const response = await get(target)
    expectNoServerError(response, target)
    expect.soft(response.body, target).not.toMatch(/@|example\.co\.za/)
  }
  const { body } = await get('/api/models?where[_status][equals]=draft')
  expect(body).toContain('"totalDocs":0')
  expect((await get('/api/models?limit=100&depth=3')).body).not.toMatch(
    /"_status":"draft"|@|"hash":"[^"]{60}/,
  )
})

test('refuses writes without a session', { tag: '@core' }, async () => {
  for (const method of ['PATCH', 'DELETE']) {
    for (const target of [
      '/api/users/1',
      '/api/ranges/1',
      '/api/ranges',
      '/api/ranges?where[id][equals]=1',
    ]) {
      for (const body of ['{}', '{', 'null', '[]']) {
        const response = await send({ method, target, body, headers: json })
        expectRefusal(response, `${method} ${target} ${body}`, [400, 401, 403, 404])
      }
    }
  }
  for (const target of [
    '/api/users',
    '/api/ranges',
    '/api/payload-jobs',
    '/api/users/unlock',
    '/api/users/logout',
  ])
    expectRefusal(await post(target, '{"email":"a@example.co.za"}'), target, [400, 403])
})

test('returns 401 for admin actions without a session', { tag: '@core' }, async () => {
  for (const [headers, body] of [
    [form, 'xx'],
    [{ 'Content-Type': 'multipart/form-data' }, ''],
    [{ 'Next-Action': 'abc', ...form }, 'xx'],
    [{ 'Next-Action': '40'.repeat(21), 'Content-Type': 'text/plain;charset=UTF-8' }, '{bad'],
    [json, '{'],
  ] as const)
    expectRefusal(await post('/admin/login', body, headers), JSON.stringify(headers), [401])
})

test('grants other origins no access through CORS headers', { tag: '@core' }, async () => {
  const foreign = { Origin: 'http://evil.example', 'Access-Control-Request-Method': 'POST' }
  for (const method of ['GET', 'OPTIONS']) {
    const response = await send({ method, target: '/api/ranges?limit=1', headers: foreign })
    expectNoServerError(response, method)
    expect.soft(response.headers.get('access-control-allow-origin') ?? '', method).toBe('')
    expect.soft(response.headers.has('access-control-allow-credentials'), method).toBe(false)
  }
})
