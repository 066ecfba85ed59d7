import { expect, test, vi } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { createCountingHandler, html, type ResponseOverrides } from '../testing/counting-handler.ts'
import { serve } from '../testing/site.ts'

test('sends Next no cookie, query or host of the visitor', async () => {
  const { requests, handle } = createCountingHandler()
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
  expect(requests).toEqual([
    {
      url: '/vehicles',
      headers: {
        host: 'www.example.co.za',
        'user-agent': 'Forecourt',
        'x-forwarded-host': 'www.example.co.za',
        'x-forwarded-proto': 'https',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  ])
})

test.each([
  ['a signed-in user', { cookie: 'payload-token=x' }],
  ['a draft preview', { cookie: '__prerender_bypass=x' }],
  ['an API key', { authorization: 'x' }],
])('neither serves the cached page to %s nor caches the response', async (_, headers) => {
  const { requests, handle } = createCountingHandler()
  const site = await serve(handle)
  await site.get('/vehicles')
  const own = await site.get('/vehicles?preview=1', headers as Record<string, string>)
  expect(own.text).toBe(html('response 2'))
  expect(requests[1]?.url).toBe('/vehicles?preview=1')
  expect((await site.get('/vehicles')).text).toBe(html('response 1'))
})

test.each([
  '/admin',
  '/api/models',
  '/services/vehicles/vehicle-ranges',
  '/_next/static/chunks/a.js',
  '/sections/news',
  '/robots.txt',
])('never caches %s', async (path) => {
  const { requests, handle } = createCountingHandler()
  const site = await serve(handle)
  await site.get(path)
  await site.get(path)
  expect(requests).toHaveLength(2)
})

test.each<[string, ResponseOverrides]>([
  ['an error page', { status: 404 }],
  ['a redirect', { status: 307, headers: { Location: '/vehicles/vitz' } }],
  ['a response that is not a page', { headers: { 'Content-Type': 'application/json' } }],
  ['a response without a shared lifetime', { headers: { 'Cache-Control': 'max-age=60' } }],
])('passes on %s without caching it', async (_, shape) => {
  const { requests, handle } = createCountingHandler(() => shape)
  const site = await serve(handle)
  const reply = await site.get('/vehicles/vits')
  expect(reply.status).toBe(shape.status ?? 200)
  expect(reply.headers.location).toBe(shape.headers?.Location)
  expect(reply.headers['cache-control']).toMatch(/^private, no-/)
  expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
  await site.get('/vehicles/vits')
  expect(requests).toHaveLength(2)
  expect(site.store.bytes).toBe(0)
})

test.each([
  ['sets a cookie', { 'Set-Cookie': 'a=1' }],
  ['is private', { 'Cache-Control': 'private, no-cache, no-store' }],
])('fetches a page that %s again with the request of the visitor', async (_, headers) => {
  const { requests, handle } = createCountingHandler(() => ({ headers }))
  const site = await serve(handle)
  const reply = await site.get('/mine?a=1', { cookie: 'name=Thandi' })
  expect(reply.text).toBe(html('response 2'))
  expect(requests[1]).toMatchObject({ url: '/mine?a=1', headers: { cookie: 'name=Thandi' } })
  expect((await site.get('/mine')).text).toBe(html('response 4'))
})

test('caches navigation data separately from the page', async () => {
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
  expect(await site.waitForLogLines(4)).toMatchObject([
    { cache: 'miss' },
    { cache: 'miss' },
    { cache: 'hit' },
    { cache: 'hit' },
  ])
})
