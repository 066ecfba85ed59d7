import { request as httpRequest } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createCountingHandler, html } from '../testing/counting-handler.ts'
import { pageHandler, serve } from '../testing/site.ts'

test('renders once for fifty simultaneous visitors, even when the first of them leaves', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { requests, handle } = createCountingHandler()
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
    expect(reply).toMatchObject({ status: 200, text: html('response 1') })
  expect(requests).toHaveLength(1)
})

test('caches a page built from a failed response for its own s-maxage', async () => {
  const { requests, handle } = createCountingHandler((count) =>
    count === 1 ? { headers: { 'Cache-Control': 's-maxage=10' } } : {},
  )
  const site = await serve(handle)
  const failed = await site.get('/news')
  expect(failed.headers['cdn-cache-control']).toBeUndefined()
  site.advanceClock(9_000)
  expect((await site.get('/news')).text).toBe(failed.text)
  site.advanceClock(1_100)
  expect((await site.get('/news')).text).toBe(html('response 2'))
  site.advanceClock(3_500_000)
  await site.get('/news')
  expect(requests).toHaveLength(2)
  site.advanceClock(101_000)
  await site.get('/news')
  expect(requests).toHaveLength(3)
})

test('serves the stale page for at most ten minutes when Next fails', async () => {
  let broken = false
  const good = pageHandler(() => html('good'))
  const site = await serve((request, response) =>
    broken ? Promise.reject(new Error('down')) : good(request, response),
  )
  await site.get('/vehicles')
  broken = true
  site.advanceClock(3_600_000)
  expect(await site.get('/vehicles')).toMatchObject({ status: 200, text: html('good') })
  expect((await site.waitForLogLines(2))[1]).toMatchObject({ cache: 'stale' })
  site.advanceClock(599_000)
  expect((await site.get('/vehicles')).status).toBe(200)
  site.advanceClock(2_000)
  expect((await site.get('/vehicles')).status).toBe(503)
  broken = false
  expect((await site.get('/vehicles')).status).toBe(200)
})

test('serves the stale page on a 5xx, and an error page when there is none (V-312)', async () => {
  const { handle } = createCountingHandler((count) => ({ status: count === 2 ? 500 : 200 }))
  const site = await serve(handle)
  await site.get('/vehicles')
  site.advanceClock(3_600_000)
  expect(await site.get('/vehicles')).toMatchObject({ status: 200, text: html('response 1') })
  const broken = await serve(createCountingHandler(() => ({ status: 500 })).handle)
  const reply = await broken.get('/vehicles')
  expect(reply.status).toBe(500)
  expect(reply.text).toContain('<h1>We have stalled for a moment.</h1>')
  expect(reply.text).not.toContain('response 1')
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('purges every page on an invalidation, stale ones included', async () => {
  let broken = false
  const { handle } = createCountingHandler()
  const site = await serve((request, response) =>
    broken ? Promise.reject(new Error('down')) : handle(request, response),
  )
  await site.get('/vehicles')
  site.pages.purge()
  expect((await site.get('/vehicles')).text).toBe(html('response 2'))
  broken = true
  site.pages.purge()
  expect((await site.get('/vehicles')).status).toBe(503)
})

test('neither caches a render begun before an invalidation nor serves it to later visitors', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let renders = 0
  const site = await serve(async (_, response) => {
    const count = ++renders
    await gates[count - 1]?.promise
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Type', 'text/html')
    response.end(html(`response ${count}`))
  })
  const before = site.get('/vehicles')
  await vi.waitUntil(() => renders === 1)
  site.pages.purge()
  const after = site.get('/vehicles')
  await vi.waitUntil(() => renders === 2)
  gates[1]?.resolve()
  expect((await after).text).toBe(html('response 2'))
  gates[0]?.resolve()
  expect((await before).text).toBe(html('response 1'))
  expect((await site.get('/vehicles')).text).toBe(html('response 2'))
})

test('caches nothing for unknown addresses, and evicts no page for thousands of variants', async () => {
  const cacheBytes = 400_000
  const site = await serve(
    async (request, response) => {
      const known = request.url === '/vehicles' || request.url?.startsWith('/compare')
      response.statusCode = known ? 200 : 404
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Cache-Control', known ? 's-maxage=31536000' : 'private, no-store')
      response.end(html(String(request.url)))
    },
    { cacheBytes, knownParameters: [{ name: 'codes', path: /^\/compare$/, value: /./ }] },
  )
  await site.get('/vehicles')
  const bytesBefore = site.store.bytes
  for (let batch = 0; batch < 100; batch++) {
    const invented = Array.from({ length: 20 }, (_, index) => `/invented/${batch}-${index}`)
    await Promise.all(invented.map((path) => site.get(path)))
  }
  expect(site.store.bytes).toBe(bytesBefore)
  for (let batch = 0; batch < 50; batch++) {
    const invented = Array.from({ length: 20 }, (_, index) => `/compare?codes=${batch}-${index}`)
    await Promise.all(invented.map((path) => site.get(path)))
  }
  expect(site.store.bytes).toBeLessThanOrEqual(cacheBytes)
  const lines = await site.waitForLogLines(3_001)
  expect(lines.at(-1)?.cache).toBe('miss')
  await site.get('/vehicles')
  expect((await site.waitForLogLines(3_002)).at(-1)).toMatchObject({ path: '/vehicles', cache: 'hit' })
}, 30_000)
