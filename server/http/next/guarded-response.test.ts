import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageHandler, serve } from '../testing/site.ts'
import type { NextHandler } from './next-handler.ts'

const script = 'self.__next_f.push([1,"é"])'
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const html = `<!doctype html><html><body><p>${'Fortuner '.repeat(300)}</p><script>${script}</script></body></html>`
const login = { cookie: 'payload-token=x' }

const respondWith = (contentType: string, body: string): NextHandler => {
  return async (_, response) => {
    response.setHeader('X-Powered-By', 'Next.js')
    response.writeHead(200, { 'Content-Type': contentType })
    response.end(body)
  }
}

test.each([
  ['a cached page', '/vehicles', {}],
  ['a personal page', '/vehicles', login],
  ['a file', '/robots.txt', {}],
  ['an API response', '/api/models', {}],
  ['the admin', '/admin', {}],
  ['an error response', '/%ff', {}],
  ['a probe', '/healthz', {}],
])('sends the security headers with %s', async (_, path, headers) => {
  const site = await serve(pageHandler(() => html))
  const reply = await site.get(path, headers as Record<string, string>)
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  expect(reply.headers['x-powered-by']).toBeUndefined()
  expect(reply.headers['strict-transport-security']).toBeUndefined()
})

test.each([
  ['cached', {}],
  ['not cached', login],
])('lists inline scripts by hash in the policy of a page that is %s', async (_, headers) => {
  const site = await serve(pageHandler(() => html))
  const reply = await site.get('/vehicles', headers as Record<string, string>)
  const policy = reply.headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${hash};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("base-uri 'self'")
})

test.each([
  [
    'written in pieces',
    async (response) => {
      response.setHeader('Content-Type', 'text/html')
      for (const piece of html.match(/.{1,50}/gsu) ?? []) response.write(piece)
      response.end()
    },
  ],
  [
    'flushed first',
    async (response) => {
      response.setHeader('Content-Type', 'text/html')
      response.flushHeaders()
      response.end(html, 'utf8', () => {})
    },
  ],
  [
    'sent with its headers in one list',
    async (response) => {
      response.writeHead(200, [
        'Content-Type',
        'text/html',
        'Content-Length',
        String(Buffer.byteLength(html)),
      ])
      response.end(Buffer.from(html))
    },
  ],
  [
    'piped',
    async (response) => {
      response.writeHead(200, 'Fine', { 'Content-Type': 'text/html' })
      await pipeline(Readable.from([html.slice(0, 100), html.slice(100)]), response)
    },
  ],
  [
    'ended twice',
    async (response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(html)
      response.end()
    },
  ],
] as [string, (response: Parameters<NextHandler>[1]) => Promise<void>][])(
  'sends a personal page complete and with script hashes when it is %s',
  async (_, write) => {
    const site = await serve((_request, response) => write(response))
    const reply = await site.get('/vehicles', login)
    expect(reply).toMatchObject({ status: 200, text: html })
    expect(reply.headers['content-security-policy']).toContain(hash)
    expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(html)))
  },
)

test('compresses a personal page on its way out', async () => {
  let received: unknown
  const site = await serve(async (request, response) => {
    received = request.headers['accept-encoding']
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
    response.end(html)
  })
  const compressed = await site.get('/vehicles', { ...login, 'accept-encoding': 'gzip, br' })
  expect(received).toBeUndefined()
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(compressed.body).toString()).toBe(html)
  expect(compressed.headers['cache-control']).toBe('private, no-store')
  const older = await site.get('/vehicles', { ...login, 'accept-encoding': 'gzip' })
  expect(gunzipSync(older.body).toString()).toBe(html)
})

test('streams a response that is not a page', async () => {
  const { promise: firstArrived, resolve: continueResponse } = Promise.withResolvers<void>()
  const site = await serve(async (_, response) => {
    response.setHeader('Content-Type', 'text/event-stream')
    response.write('first')
    await firstArrived
    response.end('second')
  })
  const reply = await fetch(`http://127.0.0.1:${site.port}/api/events`)
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first')
  continueResponse()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('second')
})

test('gives each admin response a nonce of its own, and passes it to Next', async () => {
  const received: unknown[] = []
  const site = await serve(async (request, response) => {
    received.push(request.headers['content-security-policy'])
    response.setHeader('Content-Type', 'text/html')
    response.end(html)
  })
  const sent = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const policies = [await site.get('/admin', sent), await site.get('/admin')].map(({ headers }) =>
    String(headers['content-security-policy']),
  )
  const nonces = policies.map((policy) => /script-src 'self' ('nonce-[\w+/]{22}==');/.exec(policy)?.[1])
  expect(new Set(nonces).size).toBe(2)
  expect(received).toEqual(nonces.map((nonce) => `script-src ${nonce}`))
  expect(policies[0]).toContain("frame-ancestors 'self'")
  expect(policies[0]).not.toMatch(/script-src[^;]*unsafe|https?:|\*/)
})

test('drops a policy that a visitor sends with the request for a page', async () => {
  const received: unknown[] = []
  const site = await serve(async ({ headers }, response) => {
    received.push(headers['content-security-policy'], headers['content-security-policy-report-only'])
    response.end()
  })
  const policy = "script-src 'nonce-chosen'"
  const headers = { 'content-security-policy': policy, 'content-security-policy-report-only': policy }
  await site.get('/vehicles', { ...headers, ...login })
  await site.get('/vehicles', headers)
  expect(received).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  ['/art/fortuner.svg', 'image/svg+xml'],
  ['/api/media/file/hero.png', 'image/png'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
])('sandboxes %s', async (path, contentType) => {
  const site = await serve(respondWith(contentType, '<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect((await site.get(path)).headers['content-security-policy']).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  )
})

test('keeps the lifetime that Next gave a file', async () => {
  const site = await serve(async (_, response) => {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('Content-Type', 'text/javascript')
    response.end('export {}')
  })
  const reply = await site.get('/_next/static/chunks/a.js', { 'accept-encoding': 'gzip' })
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.text).toBe('export {}')
})

test.each([
  ['public, max-age=31536000, immutable', false],
  ['public, max-age=0', true],
])('sends the validators of a script only when it may change: %s', async (lifetime, validated) => {
  const site = await serve(async (_, response) => {
    response.setHeader('Cache-Control', lifetime)
    response.setHeader('ETag', '"a"')
    response.setHeader('Content-Type', 'text/javascript')
    response.end('export {}')
  })
  const { headers } = await site.get('/_next/static/chunks/a.js')
  expect('etag' in headers).toBe(validated)
  expect(headers['cache-control']).toBe(lifetime)
})

test.each([
  ['application/javascript; charset=UTF-8', false],
  ['text/css; charset=UTF-8', false],
  ['font/woff2', false],
  ['application/json', true],
  ['text/plain', true],
  ['text/html', true],
])('sends nosniff with %s, and the document policies only with documents (%s)', async (type, governed) => {
  const site = await serve(respondWith(type, 'content'))
  const { headers } = await site.get('/_next/static/chunks/a.js')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect('content-security-policy' in headers).toBe(governed)
  expect('permissions-policy' in headers).toBe(governed)
})

test('sends several cookies of one response as separate headers', async () => {
  const site = await serve(async (_, response) => {
    response.appendHeader('Set-Cookie', 'a=1')
    response.appendHeader('Set-Cookie', 'b=2')
    response.setHeader('Content-Type', 'text/html')
    response.end(html)
  })
  expect((await site.get('/vehicles', login)).headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('allows eval and the requests of the Next dev server in development', async () => {
  const site = await serve(respondWith('text/html', html), { dev: true })
  const reply = await site.get('/vehicles')
  expect(reply.headers['content-security-policy']).toContain("'unsafe-eval'")
  expect((await site.send('POST', '/__nextjs_original-stack-frames', {}, '{}')).status).toBe(200)
})

test('sets its headers even when Next ignores setHeader once headers count as sent', async () => {
  const site = await serve(async (_, response) => {
    const { setHeader } = response
    response.setHeader = ((name: string, value: string) =>
      response.headersSent ? response : setHeader.call(response, name, value)) as typeof setHeader
    response.setHeader('Content-Type', 'text/plain')
    response.flushHeaders()
    response.end('User-agent: *')
  })
  const reply = await site.get('/robots.txt')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.headers['x-request-id']).toBeDefined()
})

const problem = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  detail: 'There is no such service here.',
}

/** Fails as the services do; Next sets each header as a list. */
const failing: NextHandler = async (_, response) => {
  response.setHeader('Content-Type', ['application/problem+json'])
  response.writeHead(404)
  response.end(JSON.stringify(problem))
}

test('sends an error of a service as a page to a browser that opens its address, and as it is to programs', async () => {
  const site = await serve(failing)
  const page = await site.get('/services/none', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(page.text).toContain('<h1>Not Found</h1><p>There is no such service here.</p>')
  expect(page.headers['content-security-policy']).toContain('style-src')
  for (const accept of ['*/*', 'application/json']) {
    const reply = await site.get('/services/none', { accept })
    expect(reply).toMatchObject({ status: 404, headers: { 'content-type': 'application/problem+json' } })
    expect(JSON.parse(reply.text)).toEqual(problem)
  }
})
