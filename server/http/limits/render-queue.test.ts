import { describe, expect, it, vi } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve, type TestSite } from '../testing/site.ts'
import { createRenderQueue } from './render-queue.ts'

/** A fake of Next whose pages below /slow are ready when `finish` is called. */
function slowPages() {
  const gate = Promise.withResolvers<void>()
  const handle = vi.fn<NextHandler>(async ({ url = '' }, response) => {
    if (url.startsWith('/slow')) await gate.promise
    response.setHeader('Cache-Control', 's-maxage=3600')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><p>${url}</p>`)
  })
  return { handle, finish: () => gate.resolve() }
}

const serveQueued = (handle: NextHandler, maxWaiting: number): Promise<TestSite> =>
  serve(handle, { trustedProxies: 1, renderQueue: createRenderQueue({ maxRunning: 1, maxWaiting }) })

const flooder = { 'x-forwarded-for': '192.0.2.1' }
const visitor = { 'x-forwarded-for': '192.0.2.2' }

describe('the queue of renderings', () => {
  it('lets renderings of one client wait, and refuses further ones with 429 and the time to wait', async () => {
    const { handle, finish } = slowPages()
    const site = await serveQueued(handle, 1)
    const all = ['/slow/1', '/slow/2', '/slow/3'].map((path) => site.get(path, flooder))
    const refused = await Promise.race(all)
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } })
    expect(refused.text).toContain('Too many requests')
    finish()
    expect((await Promise.all(all)).map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect(handle).toHaveBeenCalledTimes(2)
  })

  it('neither delays other clients nor cached pages', async () => {
    const { handle, finish } = slowPages()
    const site = await serveQueued(handle, 0)
    await site.get('/cached', flooder)
    const slow = site.get('/slow', flooder)
    await vi.waitUntil(() => handle.mock.calls.length === 2)
    expect(await site.get('/uncached', flooder)).toMatchObject({ status: 429 })
    expect(await site.get('/cached', flooder)).toMatchObject({ status: 200 })
    expect(await site.get('/uncached', visitor)).toMatchObject({ status: 200 })
    finish()
    expect(await slow).toMatchObject({ status: 200 })
  })

  it.each([
    ['with a cookie that bypasses the cache', '/home', { cookie: 'payload-token=invented' }],
    ['whose address looks like a file', '/home.html', {}],
  ])('includes requests %s', async (_, path, headers) => {
    const { handle, finish } = slowPages()
    const site = await serveQueued(handle, 0)
    const slow = site.get('/slow', flooder)
    await vi.waitUntil(() => handle.mock.calls.length === 1)
    expect(await site.get(path, { ...flooder, ...headers })).toMatchObject({ status: 429 })
    finish()
    await slow
    expect(await site.get(path, { ...flooder, ...headers })).toMatchObject({ status: 200 })
  })

  it('renders once the page for which all visitors behind one address wait', async () => {
    const { handle, finish } = slowPages()
    const site = await serveQueued(handle, 1)
    const first = site.get('/slow', flooder)
    await vi.waitUntil(() => handle.mock.calls.length === 1)
    const others = ['/home', '/home', '/home', '/slow', '/slow'].map((path) => site.get(path, flooder))
    finish()
    for (const { status } of await Promise.all([first, ...others])) expect(status).toBe(200)
    expect(handle.mock.calls.map(([{ url }]) => url)).toEqual(['/slow', '/home'])
  })
})
