import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendBytes } from '../testing/send-bytes.ts'
import { pageHandler, serve } from '../testing/site.ts'

const html = '<!doctype html><p>Fortuner</p>'

const never: Parameters<typeof serve>[0] = () => Promise.reject(new Error('called'))

test.each([
  '/%ff',
  '/a%00b',
  '//evil.example',
  '/vehicles//fortuner',
  '/a\\b',
  '/?q=%ff',
  '/%2e%2e/secrets.json',
])('returns 400 with a plain page for %s, without calling Next', async (target) => {
  const site = await serve(() => Promise.reject(new Error('called')))
  const reply = await sendBytes(site.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  expect(reply).toContain('<h1>Bad request</h1>')
  expect(await site.waitForLogLines(1)).toMatchObject([{ status: 400, path: '/' }])
})

test('returns 400 for an absolute address', async () => {
  const site = await serve(pageHandler(() => html))
  const reply = await sendBytes(
    site.port,
    'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  )
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
})

test('returns 414 for an address over 8 KB', async () => {
  const site = await serve(pageHandler(() => html))
  expect((await site.get(`/${'a'.repeat(8_191)}`)).status).toBe(200)
  expect((await site.get(`/${'a'.repeat(8_192)}`)).status).toBe(414)
})

test('returns 431 for a 20 kB cookie, and mentions cookies', async () => {
  const site = await serve(pageHandler(() => html))
  const reply = await site.get('/', { cookie: `a=${'b'.repeat(20_000)}` })
  expect(reply.status).toBe(431)
  expect(reply.text).toContain('cookies')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
})

test('returns 400 for bytes that are not HTTP', async () => {
  const site = await serve(pageHandler(() => html))
  expect(await sendBytes(site.port, 'hello there\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

test('returns 408 for a request head that never ends', async () => {
  const timeouts = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 }
  const site = await serve(
    pageHandler(() => html),
    { timeouts },
  )
  expect(await sendBytes(site.port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /)
  expect(await site.waitForLogLines(1)).toMatchObject([{ method: '-', path: '-', status: 408 }])
})

const echo: Parameters<typeof serve>[0] = async (request, response) => {
  response.setHeader('Content-Type', 'text/plain')
  response.end(String((await text(request)).length))
}

test('returns 413 for a body whose Content-Length exceeds the limit', async () => {
  const site = await serve(echo)
  expect((await site.send('POST', '/api/models', {}, 'x'.repeat(1_000_000))).text).toBe('1000000')
  const over = await site.send('POST', '/api/models', {}, 'x'.repeat(1_000_001))
  expect(over.status).toBe(413)
  expect(over.headers['content-type']).toBe('application/problem+json')
  expect((await site.send('POST', '/api/media', {}, 'x'.repeat(7_800_000))).text).toBe('7800000')
  expect((await site.send('POST', '/admin', {}, 'x'.repeat(10_000_001))).status).toBe(413)
})

test('returns 413 for a chunked body over the limit, and keeps the connection usable', async () => {
  const site = await serve(echo)
  const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`
  const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`
  const reply = await sendBytes(
    site.port,
    `${head('/api/models')}${chunk.repeat(11)}0\r\n\r\n${head('/api/media')}${chunk.repeat(11)}0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  )
  expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(reply).toContain('1100000')
})

test('returns 400 for an invalid host, and responds to a probe without one', async () => {
  const site = await serve(never)
  expect((await site.get('/api/models', { host: '[::1' })).status).toBe(400)
  expect(await sendBytes(site.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['/nothing', '/admin/login'])('returns 400 at %s for an unreadable navigation', async (path) => {
  const site = await serve(never)
  const reply = await site.get(path, { rsc: '1', 'next-router-state-tree': 'garbage' })
  expect(reply.status).toBe(400)
  expect(reply.text).toContain('<h1>Bad request</h1>')
})

test('returns 405 for CONNECT', async () => {
  const site = await serve(never)
  const reply = await sendBytes(
    site.port,
    'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n',
  )
  expect(reply).toMatch(/^HTTP\/1\.1 405 /)
  expect(await site.waitForLogLines(1)).toMatchObject([{ method: '-', path: '-', status: 405 }])
})
