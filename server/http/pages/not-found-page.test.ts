import { expect, test, vi } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'

/** A fake of Next with one page and a not-found page. */
const next: NextHandler = async ({ url = '' }, response) => {
  const text = url.endsWith('/nothing-here') ? 'This road ends here.' : 'Fortuner'
  response.statusCode = text === 'Fortuner' && url !== '/vehicles' ? 404 : 200
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', response.statusCode === 404 ? 'no-store' : 's-maxage=3600')
  response.end(
    response.statusCode === 404
      ? '<html id="__next_error__"><body></body></html>'
      : `<html lang="en"><body><p>${text} ${url}</p></body></html>`,
  )
}

test('returns an uncached 404 with the complete not-found page, in the theme of the address', async () => {
  const site = await serve(next)
  const light = await site.get('/no/such')
  expect(light).toMatchObject({
    status: 404,
    text: '<html lang="en"><body><p>This road ends here. /nothing-here</p></body></html>',
  })
  expect(light.headers['cache-control']).toBe('private, no-store')
  expect((await site.get('/gr/none')).text).toContain('This road ends here. /gr/nothing-here')
  expect(await site.get('/vehicles')).toMatchObject({ status: 200 })
})

test('returns 404 for the address of the not-found page itself', async () => {
  const site = await serve(next)
  expect(await site.get('/nothing-here')).toMatchObject({ status: 404 })
})

test('renders each not-found page once for all unknown addresses, until something is published', async () => {
  const handle = vi.fn(next)
  const site = await serve(handle)
  const countOf = (address: string) => handle.mock.calls.filter(([{ url }]) => url === address).length
  for (const path of ['/no/1', '/no/2', '/gr/1', '/gr/2']) {
    const reply = await site.get(path, { 'if-none-match': '*' })
    expect(reply).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } })
    expect(reply.text).toContain('This road ends here.')
  }
  expect([countOf('/nothing-here'), countOf('/gr/nothing-here')]).toEqual([1, 1])
  site.purge()
  await site.get('/no/3')
  expect(countOf('/nothing-here')).toBe(2)
})

test('keeps not-found pages out of the page cache', async () => {
  const site = await serve(next)
  await site.get('/no/such')
  expect(site.store.bytes).toBe(0)
})
