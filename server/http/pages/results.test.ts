import { expect, test, vi } from 'vitest'
import { knownParameters } from '#features/site/site-map/addresses.ts'
import type { NextHandler } from '../next/next-handler.ts'
import { pageHandler, serve } from '../testing/site.ts'

/** Responds as Next does for a page that reads its query. */
const results = () =>
  vi.fn<NextHandler>(async (request, response) => {
    response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><p>${request.url} ${request.headers.cookie ?? 'no cookie'}</p>`)
  })

test('serves one results page to all visitors with the same query, for ten seconds', async () => {
  const handle = results()
  const site = await serve(handle, { knownParameters })
  const first = await site.get('/search?q=corolla+cross', { cookie: 'language=af; who=me' })
  expect(first.text).toContain('/search?q=corolla+cross no cookie')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await site.get('/search?utm_source=x&q=corolla%20cross')).text).toBe(first.text)
  expect(handle).toHaveBeenCalledTimes(1)
  site.advanceClock(10_000)
  await site.get('/search?q=corolla+cross')
  expect(handle).toHaveBeenCalledTimes(2)
})

test.each([
  '/dealers?search=sandton&radius=10',
  '/dealers?page=2',
  '/dealers/sandton/pre-owned?make=toyota',
  '/dealers/groups/motus/pre-owned?sort=price_asc',
])('serves %s to all visitors for ten seconds, out of the page cache', async (path) => {
  const handle = results()
  const site = await serve(handle, { knownParameters })
  const first = await site.get(path, { cookie: 'who=me' })
  expect(first.text).toContain('no cookie')
  expect((await site.get(`${path}&utm_source=x`)).text).toBe(first.text)
  expect(handle).toHaveBeenCalledTimes(1)
  expect(site.store.bytes).toBe(0)
  site.advanceClock(10_000)
  await site.get(path)
  expect(handle).toHaveBeenCalledTimes(2)
})

test.each(['/dealers', '/dealers?utm_source=x', '/dealers/sandton/pre-owned'])(
  'keeps %s, which is no search, in the page cache',
  async (path) => {
    const site = await serve(
      pageHandler(() => '<!doctype html><p>Dealers</p>'),
      { knownParameters },
    )
    await site.get(path)
    expect(site.store.bytes).toBeGreaterThan(0)
  },
)

test('renders separate results for each query, whatever was typed', async () => {
  const handle = results()
  const site = await serve(handle, { knownParameters })
  const queries = ['', '?q=hilux', '?q=Hilux', '?q=hi%26lux', '?q=%C3%AA', `?q=${'x'.repeat(2_000)}`]
  const replies = await Promise.all(queries.map((query) => site.get(`/search${query}`)))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(queries.length)
  expect(handle).toHaveBeenCalledTimes(queries.length)
})

test('renders results again as soon as something is published', async () => {
  const handle = results()
  const site = await serve(handle, { knownParameters })
  await site.get('/search?q=hilux')
  site.purge()
  await site.get('/search?q=hilux')
  expect(handle).toHaveBeenCalledTimes(2)
})

test('keeps results out of the page cache', async () => {
  const handle = results()
  const site = await serve(handle, { knownParameters })
  await site.get('/search?q=hilux')
  expect(site.store.bytes).toBe(0)
})

test('serves no cached results to a signed-in editor', async () => {
  const handle = results()
  const site = await serve(handle, { knownParameters })
  await site.get('/search?q=hilux')
  const reply = await site.get('/search?q=hilux', { cookie: 'payload-token=secret' })
  expect(reply.text).toContain('payload-token')
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test.each([404, 500])('does not cache a %i response', async (status) => {
  const handle = vi.fn<NextHandler>(async (_, response) => {
    response.statusCode = status
    response.setHeader('Content-Type', 'text/plain')
    response.end('no')
  })
  const site = await serve(handle, { knownParameters })
  for (const _ of [1, 2]) expect((await site.get('/search?q=hilux')).status).toBe(status)
  expect(handle).toHaveBeenCalledTimes(2)
})
