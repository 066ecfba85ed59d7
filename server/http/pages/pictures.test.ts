import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(400)}</svg>`
const immutable = 'public, max-age=31536000, immutable'

const drawing = (type: string, body: string | Buffer, cacheControl = immutable) =>
  vi.fn<NextHandler>(async (_, response) => {
    response.setHeader('Cache-Control', cacheControl)
    response.setHeader('Content-Type', type)
    response.end(body)
  })

const brotli = { 'accept-encoding': 'br' }

test('renders a drawing once, sends it compressed and marks it immutable', async () => {
  const handle = drawing('image/svg+xml', svg)
  const site = await serve(handle)
  const address = '/art/abc/vehicle/vitz/side/a41e22/drawing.svg'
  const [first, second] = [await site.get(address, brotli), await site.get(address, brotli)]
  expect(handle).toHaveBeenCalledTimes(1)
  for (const reply of [first, second]) {
    expect(brotliDecompressSync(reply.body).toString()).toBe(svg)
    expect(reply.headers).toMatchObject({
      'cache-control': immutable,
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
  }
  const again = await site.get(address, { ...brotli, 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
})

test('caches a bitmap without compressing it', async () => {
  const pixels = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 255])
  const handle = drawing('image/png', pixels)
  const site = await serve(handle)
  const replies = [await site.get('/art/abc/1200.png', brotli), await site.get('/art/abc/1200.png', brotli)]
  expect(handle).toHaveBeenCalledTimes(1)
  for (const reply of replies) {
    expect(reply.body).toEqual(pixels)
    expect(reply.headers['content-encoding']).toBeUndefined()
  }
})

test('keeps a drawing cached when content changes, and does not cache one under an old address', async () => {
  const handle = drawing('image/svg+xml', svg)
  const site = await serve(handle)
  await site.get('/art/abc/drawing.svg')
  site.purge()
  await site.get('/art/abc/drawing.svg')
  expect(handle).toHaveBeenCalledTimes(1)

  const old = drawing('image/svg+xml', svg, 'public, max-age=60')
  const other = await serve(old)
  await other.get('/art/old/drawing.svg')
  await other.get('/art/old/drawing.svg')
  expect(old).toHaveBeenCalledTimes(2)
})
