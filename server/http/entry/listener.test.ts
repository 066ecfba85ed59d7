import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { createSignInLimit } from '../limits/sign-in-limit.ts'
import { pageHandler, serve } from '../testing/site.ts'

const html = '<!doctype html><p>Fortuner</p>'

test('returns errors to programs as problem+json', async () => {
  const site = await serve(pageHandler(() => html))
  const reply = await site.get('/services/vehicles/%ff')
  expect(reply.headers['content-type']).toBe('application/problem+json')
  expect(JSON.parse(reply.text)).toMatchObject({ status: 400, title: 'Bad request' })
})

test('returns 405 for POST and DELETE to a page', async () => {
  const site = await serve(pageHandler(() => html))
  const reply = await site.send('POST', '/vehicles', {}, 'x=1')
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
  expect((await site.send('DELETE', '/vehicles')).status).toBe(405)
})

test('returns 404 for internal addresses from outside', async () => {
  const site = await serve(pageHandler(() => html))
  expect((await site.send('POST', '/internal/revalidate', { 'x-internal-secret': 'x' }, '{}')).status).toBe(
    404,
  )
  expect((await site.get('/internal')).status).toBe(404)
  expect((await site.get('/%69nternal/revalidate')).status).toBe(404)
  expect((await site.get('/internals')).status).toBe(200)
})

test('sends the files of the build whole, and other files by the requested range', async () => {
  const received: unknown[] = []
  const site = await serve(async ({ headers }, response) => {
    received.push(headers.range)
    response.end()
  })
  await site.get('/_next/static/chunks/a.css', { range: 'bytes=-' })
  await site.get('/api/media/file/a.pdf', { range: 'bytes=0-9' })
  expect(received).toEqual([undefined, 'bytes=0-9'])
})

test('gives each request an id, and keeps a given one from a trusted proxy only', async () => {
  const received: unknown[] = []
  const handle: Parameters<typeof serve>[0] = async (request, response) => {
    received.push(request.headers['x-request-id'])
    response.end()
  }
  const sent = { 'x-request-id': 'from-outside-1' }
  const alone = await serve(handle)
  const first = await alone.get('/api/a', sent)
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(received).toEqual([first.headers['x-request-id']])
  expect(await alone.waitForLogLines(1)).toMatchObject([{ id: first.headers['x-request-id'] }])

  const behind = await serve(handle, { trustedProxies: 1 })
  expect((await behind.get('/api/a', sent)).headers['x-request-id']).toBe('from-outside-1')
  expect((await behind.get('/api/a', { 'x-request-id': 'a b<script>' })).headers['x-request-id']).toMatch(
    /^[0-9a-f-]{36}$/,
  )
})

test('accepts the forwarded address and protocol from trusted proxies only, and no forwarded host', async () => {
  const received: unknown[] = []
  const handle: Parameters<typeof serve>[0] = async ({ headers }, response) => {
    received.push([headers['x-forwarded-for'], headers['x-forwarded-proto'], headers['x-forwarded-host']])
    response.end()
  }
  const forwarded = {
    'x-forwarded-for': '6.6.6.6, 41.0.0.7, 10.0.0.2',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'www.example.co.za',
  }
  const alone = await (await serve(handle)).get('/api/a', forwarded)
  const behindTwo = await (await serve(handle, { trustedProxies: 2 })).get('/api/a', forwarded)
  const nonsense = await (await serve(handle, { trustedProxies: 1 })).get('/api/a', {
    'x-forwarded-for': '<script>',
  })
  expect(received).toEqual([
    ['127.0.0.1', 'http', undefined],
    ['41.0.0.7', 'https', undefined],
    ['127.0.0.1', 'http', undefined],
  ])
  expect(alone.headers['strict-transport-security']).toBeUndefined()
  expect(behindTwo.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(nonsense.headers['strict-transport-security']).toBeUndefined()
})

test('logs what happened without personal data of the visitor', async () => {
  const site = await serve(
    pageHandler(() => html),
    { trustedProxies: 1 },
  )
  await site.get('/vehicles?name=Thandi&utm_source=x', { cookie: 'secret=1', 'x-forwarded-for': '41.0.0.7' })
  await site.get('/vehicles')
  await site.get('/services/recall/CampSummaries/vin/AHTBB3CD501234567?x=1')
  const lines = await site.waitForLogLines(3)
  expect(lines).toMatchObject([
    { method: 'GET', path: '/vehicles', status: 200, cache: 'miss' },
    { method: 'GET', path: '/vehicles', status: 200, cache: 'hit' },
    { path: '/services/recall/CampSummaries/vin/***', status: 200, cache: 'bypass' },
  ])
  const logText = JSON.stringify(lines)
  for (const personal of ['Thandi', 'utm_source', 'secret', '41.0.0.7', 'AHTBB3CD501234567']) {
    expect(logText).not.toContain(personal)
  }
  for (const line of lines) {
    expect(line.bytes).toBeGreaterThan(0)
    expect(line.ms).toBeGreaterThanOrEqual(0)
  }
})

test('responds to probes without Next', async () => {
  const site = await serve(() => Promise.reject(new Error('called')), {
    readiness: async () => ({ ready: false, reasons: ['The database does not respond.'] }),
  })
  expect(await site.get('/healthz')).toMatchObject({ status: 200 })
  const ready = await site.get('/readyz')
  expect(ready.status).toBe(503)
  expect(JSON.parse(ready.text)).toEqual({ status: 'not ready', reasons: ['The database does not respond.'] })
  expect(ready.headers['cache-control']).toBe('no-store')
})

test('returns 500 to programs and 503 to visitors when the handler fails, without the error', async () => {
  const site = await serve(() => Promise.reject(new Error('password=hunter2')))
  const forPrograms = await site.get('/api/models')
  expect(forPrograms.status).toBe(500)
  expect(JSON.parse(forPrograms.text)).toMatchObject({ status: 500 })
  const forPeople = await site.get('/vehicles')
  expect(forPeople.status).toBe(503)
  expect(forPeople.text).not.toContain('hunter2')
})

test('cuts off the response when the handler fails in the middle of it', async () => {
  const site = await serve(async (_, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.write('{"models":')
    await new Promise((resolve) => setTimeout(resolve, 20))
    throw new Error('lost')
  })
  await expect(site.get('/api/models')).rejects.toThrow()
  expect(await site.waitForLogLines(1)).toMatchObject([{ path: '/api/models', aborted: true }])
})

test('logs a request as aborted when the visitor leaves', async () => {
  const site = await serve(() => new Promise(() => {}))
  const request = httpRequest({ port: site.port, host: '127.0.0.1', path: '/api/slow' })
  request.on('error', () => {})
  request.end()
  setTimeout(() => request.destroy(), 50)
  expect(await site.waitForLogLines(1)).toMatchObject([{ path: '/api/slow', aborted: true }])
})

const never: Parameters<typeof serve>[0] = () => Promise.reject(new Error('called'))

test.each([
  '/internal/revalidate',
  '/%69nternal/revalidate',
  '/_next/image?url=%2Fa.png&w=640&q=75',
  '/_next/data/build/index.json',
  '/vehicles.rsc',
  '/vehicles.segments/_tree.segment.rsc',
])('returns 404 for %s from outside, even with a secret', async (path) => {
  const site = await serve(never)
  expect((await site.get(path, { 'x-internal-secret': 'x'.repeat(64) })).status).toBe(404)
})

test('accepts admin calls with a session only, and returns 405 for PUT, PATCH, DELETE and OPTIONS', async () => {
  const site = await serve(async (_, response) => void response.end('called'))
  expect((await site.send('POST', '/admin/login', { 'next-action': 'a' }, '[]')).status).toBe(401)
  const own = { cookie: 'payload-token=x', origin: `http://127.0.0.1:${site.port}` }
  const called = await site.send('POST', '/admin', { 'next-action': '4'.repeat(42), ...own }, '[]')
  expect(called.text).toBe('called')
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await site.send(method, '/admin')).status).toBe(405)
})

test('returns 429 for too many sign-in attempts without calling Next', async () => {
  const site = await serve(never, { signInLimit: createSignInLimit(0) })
  const reply = await site.send('POST', '/api/users/login', {}, '{}')
  expect(reply.status).toBe(429)
  expect(reply.headers).toMatchObject({ 'retry-after': '60', 'content-type': 'application/problem+json' })
})

test('adds Secure to the cookies of an encrypted connection only', async () => {
  const handle: Parameters<typeof serve>[0] = async (_, response) => {
    response.setHeader('Set-Cookie', ['a=1; HttpOnly', 'b=2; Secure; Path=/'])
    response.end('{}')
  }
  const site = await serve(handle, { trustedProxies: 1 })
  const cookies = async (protocol: string) =>
    (await site.get('/api/x', { 'x-forwarded-proto': protocol })).headers['set-cookie']
  expect(await cookies('https')).toEqual(['a=1; HttpOnly; Secure', 'b=2; Secure; Path=/'])
  expect(await cookies('http')).toEqual(['a=1; HttpOnly', 'b=2; Secure; Path=/'])
})
