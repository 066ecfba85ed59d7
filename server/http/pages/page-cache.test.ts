import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { NextHandler } from '../next-handler.ts'
import { pageHandler, serve } from '../testing/site.ts'

const html = (word: string) => `<!doctype html><p>${word}</p>${'<p>Fortuner</p>'.repeat(200)}`

/** Answers with a page that says how often Next was asked, and how. */
type Shape = { status?: number; headers?: Record<string, string> }

function counting(answer: (count: number) => Shape = () => ({})) {
  const asked: { url: string; headers: Record<string, unknown> }[] = []
  const handle: NextHandler = async (request, response) => {
    asked.push({ url: request.url ?? '', headers: { ...request.headers } })
    const { status = 200, headers = {} } = answer(asked.length)
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.statusCode = status
    response.end(html(`answer ${asked.length}`))
  }
  return { asked, handle }
}

test('a page is built once and served in every encoding', async () => {
  const { asked, handle } = counting()
  const site = await serve(handle)
  const plain = await site.get('/vehicles')
  const gzip = await site.get('/vehicles', { 'accept-encoding': 'gzip, deflate' })
  const br = await site.get('/vehicles', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(asked).toHaveLength(1)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(br.headers['content-encoding']).toBe('br')
  for (const body of [plain.body, gunzipSync(gzip.body), brotliDecompressSync(br.body)]) {
    expect(body.toString()).toBe(html('answer 1'))
  }
  expect(br.body.length).toBeLessThan(plain.body.length / 10)
  for (const reply of [plain, gzip, br]) {
    expect(reply.headers['content-length']).toBe(String(reply.body.length))
    expect(reply.headers.vary).toBe('Accept-Encoding')
  }
})

test('browsers ask again each time and are told when they have the page already', async () => {
  const { handle } = counting()
  const site = await serve(handle)
  const accept = { 'accept-encoding': 'br' }
  const first = await site.get('/vehicles', accept)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const tag = String(first.headers.etag)
  const again = await site.get('/vehicles', { ...accept, 'if-none-match': tag })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers).toMatchObject({
    etag: tag,
    vary: 'Accept-Encoding',
    'cache-control': 'private, no-cache',
  })
  expect(again.headers['content-encoding']).toBeUndefined()
  const otherEncoding = await site.get('/vehicles', { 'accept-encoding': 'gzip', 'if-none-match': tag })
  expect(otherEncoding.status).toBe(200)
  expect(otherEncoding.headers.etag).not.toBe(tag)
})

test('HEAD is answered from the same page', async () => {
  const { asked, handle } = counting()
  const site = await serve(handle)
  const head = await site.send('HEAD', '/vehicles', { 'accept-encoding': 'gzip' })
  const get = await site.get('/vehicles', { 'accept-encoding': 'gzip' })
  expect(asked).toHaveLength(1)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(get.body.length))
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('what Next sees is nobody’s: no cookie, no query, no host of the visitor', async () => {
  const { asked, handle } = counting()
  const site = await serve(handle)
  await site.get('/vehicles?utm_source=x&a=<b>', {
    host: 'evil.example',
    cookie: 'preferred-dealer=7',
    'user-agent': 'Someone',
    'x-forwarded-host': 'evil.example',
    'x-middleware-rewrite': '/secret',
    'if-none-match': '"x"',
    range: 'bytes=0-1',
  })
  expect(asked).toEqual([
    {
      url: '/vehicles',
      headers: {
        host: 'www.example.co.za',
        'x-forwarded-host': 'www.example.co.za',
        'x-forwarded-proto': 'https',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  ])
})

test('V-6: only the hilux pages differ by language, and say so', async () => {
  const { asked, handle } = counting()
  const site = await serve(handle)
  const address = '/vehicles/hilux-single-cab'
  const zulu = await site.get(address, { cookie: 'language=zulu' })
  const english = await site.get(address)
  const again = await site.get(address, { cookie: 'x=1; language=zulu' })
  await site.get('/vehicles', { cookie: 'language=zulu' })
  await site.get('/vehicles')
  expect(asked.map(({ url }) => url)).toEqual([`${address}/zu`, address, '/vehicles'])
  expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined])
  expect(again.text).toBe(zulu.text)
  expect(english.text).not.toBe(zulu.text)
  expect(zulu.headers.vary).toBe('Accept-Encoding, Cookie')
  expect(english.headers.vary).toBe('Accept-Encoding, Cookie')
})

test('V-6: a CDN may keep what it cannot mix up', async () => {
  const { handle } = counting()
  const usual = await serve(handle)
  expect((await usual.get('/vehicles')).headers['cdn-cache-control']).toBe('public, s-maxage=60')
  expect((await usual.get('/vehicles/hilux-single-cab')).headers['cdn-cache-control']).toBeUndefined()
  const named = await usual.get('/vehicles/hilux-single-cab/af')
  expect(named.headers['cdn-cache-control']).toBe('public, s-maxage=60')
  expect(named.headers.vary).toBe('Accept-Encoding')
  const keyed = await serve(handle, { cdnKeysOnLanguage: true })
  const shared = await keyed.get('/vehicles/hilux-single-cab')
  expect(shared.headers['cdn-cache-control']).toBe('public, s-maxage=60')
})

test.each([
  ['a login', { cookie: 'payload-token=x' }],
  ['a draft', { cookie: '__prerender_bypass=x' }],
  ['a key', { authorization: 'x' }],
])('%s neither gets the cached page nor leaves one behind', async (_, headers) => {
  const { asked, handle } = counting()
  const site = await serve(handle)
  await site.get('/vehicles')
  const own = await site.get('/vehicles?preview=1', headers as Record<string, string>)
  expect(own.text).toBe(html('answer 2'))
  expect(asked[1]?.url).toBe('/vehicles?preview=1')
  expect((await site.get('/vehicles')).text).toBe(html('answer 1'))
})

test.each([
  '/admin',
  '/api/models',
  '/services/vehicles/vehicle-ranges',
  '/_next/static/chunks/a.js',
  '/sections/news',
  '/robots.txt',
])('%s is never kept', async (path) => {
  const { asked, handle } = counting()
  const site = await serve(handle)
  await site.get(path)
  await site.get(path)
  expect(asked).toHaveLength(2)
})

test.each<[string, Shape]>([
  ['an error page', { status: 404 }],
  ['a redirect', { status: 307, headers: { Location: '/vehicles/vitz' } }],
  ['an answer that is no page', { headers: { 'Content-Type': 'application/json' } }],
  ['an answer without a shared lifetime', { headers: { 'Cache-Control': 'max-age=60' } }],
])('%s is sent on and not kept', async (_, answer) => {
  const { asked, handle } = counting(() => answer)
  const site = await serve(handle)
  const reply = await site.get('/vehicles/vits')
  expect(reply.status).toBe(answer.status ?? 200)
  expect(reply.headers.location).toBe(answer.headers?.Location)
  expect(reply.headers['cache-control']).toMatch(/^private, no-/)
  expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
  await site.get('/vehicles/vits')
  expect(asked).toHaveLength(2)
  expect(site.store.bytes).toBe(0)
})

test.each([
  ['sets a cookie', { 'Set-Cookie': 'a=1' }],
  ['is private', { 'Cache-Control': 'private, no-cache, no-store' }],
])('a page that %s is asked for again with the visitor’s own request', async (_, headers) => {
  const { asked, handle } = counting(() => ({ headers }))
  const site = await serve(handle)
  const reply = await site.get('/mine?a=1', { cookie: 'name=Thandi' })
  expect(reply.text).toBe(html('answer 2'))
  expect(asked[1]).toMatchObject({ url: '/mine?a=1', headers: { cookie: 'name=Thandi' } })
  expect((await site.get('/mine')).text).toBe(html('answer 4'))
})

test('navigation data is kept apart from the page', async () => {
  const handle: NextHandler = async (request, response) => {
    const flight = request.headers.rsc === '1'
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Type', flight ? 'text/x-component' : 'text/html')
    if (flight) response.setHeader('x-nextjs-stale-time', '300')
    response.end(flight ? `0:${request.url} ${request.headers['next-router-state-tree']}` : html('page'))
  }
  const spy = vi.fn(handle)
  const site = await serve(spy)
  const tree = encodeURIComponent('["",{}]')
  const flight = { rsc: '1', 'next-router-state-tree': tree }
  const data = await site.get('/vehicles?_rsc=abc', flight)
  expect(data.text).toBe(`0:/vehicles?_rsc=abc ${tree}`)
  expect(data.headers).toMatchObject({ 'content-type': 'text/x-component', 'x-nextjs-stale-time': '300' })
  expect((await site.get('/vehicles')).text).toBe(html('page'))
  expect((await site.get('/vehicles?_rsc=abc', flight)).text).toBe(data.text)
  expect((await site.get('/vehicles?_rsc=abc')).text).toBe(html('page'))
  expect(spy).toHaveBeenCalledTimes(2)
  expect(await site.logged(4)).toMatchObject([
    { cache: 'miss' },
    { cache: 'miss' },
    { cache: 'hit' },
    { cache: 'hit' },
  ])
})

test('fifty visitors at once cost one rendering, even when the first of them leaves', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { asked, handle } = counting()
  const site = await serve(async (request, response) => {
    await released
    await handle(request, response)
  })
  const first = httpRequest({ port: site.port, host: '127.0.0.1', path: '/vehicles' })
  first.on('error', () => {})
  first.end()
  await new Promise((resolve) => setTimeout(resolve, 30))
  const others = Array.from({ length: 50 }, () => site.get('/vehicles'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  first.destroy()
  await new Promise((resolve) => setTimeout(resolve, 30))
  release()
  for (const reply of await Promise.all(others))
    expect(reply).toMatchObject({ status: 200, text: html('answer 1') })
  expect(asked).toHaveLength(1)
})

test('a page built from a failed answer lives as long as it says', async () => {
  const { asked, handle } = counting((count) =>
    count === 1 ? { headers: { 'Cache-Control': 's-maxage=10' } } : {},
  )
  const site = await serve(handle)
  const failed = await site.get('/news')
  expect(failed.headers['cdn-cache-control']).toBeUndefined()
  site.wait(9_000)
  expect((await site.get('/news')).text).toBe(failed.text)
  site.wait(1_100)
  expect((await site.get('/news')).text).toBe(html('answer 2'))
  site.wait(3_500_000)
  await site.get('/news')
  expect(asked).toHaveLength(2)
  site.wait(101_000)
  await site.get('/news')
  expect(asked).toHaveLength(3)
})

test('when Next fails the last good page is shown, for ten minutes and not longer', async () => {
  let broken = false
  const good = pageHandler(() => html('good'))
  const site = await serve((request, response) =>
    broken ? Promise.reject(new Error('down')) : good(request, response),
  )
  await site.get('/vehicles')
  broken = true
  site.wait(3_600_000)
  expect(await site.get('/vehicles')).toMatchObject({ status: 200, text: html('good') })
  expect((await site.logged(2))[1]).toMatchObject({ cache: 'stale' })
  site.wait(599_000)
  expect((await site.get('/vehicles')).status).toBe(200)
  site.wait(2_000)
  expect((await site.get('/vehicles')).status).toBe(503)
  broken = false
  expect((await site.get('/vehicles')).status).toBe(200)
})

test('a 5xx counts as failed too, and is passed on where there is no last good page', async () => {
  const { handle } = counting((count) => ({ status: count === 2 ? 500 : 200 }))
  const site = await serve(handle)
  await site.get('/vehicles')
  site.wait(3_600_000)
  expect(await site.get('/vehicles')).toMatchObject({ status: 200, text: html('answer 1') })
  const broken = await serve(counting(() => ({ status: 500 })).handle)
  const reply = await broken.get('/vehicles')
  expect(reply).toMatchObject({ status: 500, text: html('answer 1') })
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('an invalidation forgets every page, last good ones included', async () => {
  let broken = false
  const { handle } = counting()
  const site = await serve((request, response) =>
    broken ? Promise.reject(new Error('down')) : handle(request, response),
  )
  await site.get('/vehicles')
  site.pages.forget()
  expect((await site.get('/vehicles')).text).toBe(html('answer 2'))
  broken = true
  site.pages.forget()
  expect((await site.get('/vehicles')).status).toBe(503)
})

test('a rendering begun before an invalidation is neither kept nor shown to those who come after', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let begun = 0
  const site = await serve(async (_, response) => {
    const mine = ++begun
    await gates[mine - 1]?.promise
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Type', 'text/html')
    response.end(html(`answer ${mine}`))
  })
  const before = site.get('/vehicles')
  await vi.waitUntil(() => begun === 1)
  site.pages.forget()
  const after = site.get('/vehicles')
  await vi.waitUntil(() => begun === 2)
  gates[1]?.resolve()
  expect((await after).text).toBe(html('answer 2'))
  gates[0]?.resolve()
  expect((await before).text).toBe(html('answer 1'))
  expect((await site.get('/vehicles')).text).toBe(html('answer 2'))
})

test('thousands of invented addresses keep nothing and push out no page', async () => {
  const cacheBytes = 400_000
  const site = await serve(
    async (request, response) => {
      const known = request.url === '/vehicles' || request.url?.startsWith('/compare')
      response.statusCode = known ? 200 : 404
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Cache-Control', known ? 's-maxage=31536000' : 'private, no-store')
      response.end(html(String(request.url)))
    },
    { cacheBytes, knownQuery: ['codes'] },
  )
  await site.get('/vehicles')
  const held = site.store.bytes
  for (let batch = 0; batch < 100; batch++) {
    const invented = Array.from({ length: 20 }, (_, index) => `/invented/${batch}-${index}`)
    await Promise.all(invented.map((path) => site.get(path)))
  }
  expect(site.store.bytes).toBe(held)
  for (let batch = 0; batch < 50; batch++) {
    const invented = Array.from({ length: 20 }, (_, index) => `/compare?codes=${batch}-${index}`)
    await Promise.all(invented.map((path) => site.get(path)))
  }
  expect(site.store.bytes).toBeLessThanOrEqual(cacheBytes)
  const lines = await site.logged(3_001)
  expect(lines.at(-1)?.cache).toBe('miss')
  await site.get('/vehicles')
  expect((await site.logged(3_002)).at(-1)).toMatchObject({ path: '/vehicles', cache: 'hit' })
}, 30_000)
