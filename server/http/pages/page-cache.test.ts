import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCountingHandler, html } from '../testing/counting-handler.ts'
import { serve } from '../testing/site.ts'

test('renders a page once and serves it in every encoding', async () => {
  const { requests, handle } = createCountingHandler()
  const site = await serve(handle)
  const plain = await site.get('/vehicles')
  const gzip = await site.get('/vehicles', { 'accept-encoding': 'gzip, deflate' })
  const br = await site.get('/vehicles', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(requests).toHaveLength(1)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(br.headers['content-encoding']).toBe('br')
  for (const body of [plain.body, gunzipSync(gzip.body), brotliDecompressSync(br.body)]) {
    expect(body.toString()).toBe(html('response 1'))
  }
  expect(br.body.length).toBeLessThan(plain.body.length / 10)
  for (const reply of [plain, gzip, br]) {
    expect(reply.headers['content-length']).toBe(String(reply.body.length))
    expect(reply.headers.vary).toBe('Accept-Encoding')
  }
})

test('makes browsers revalidate a page, and returns 304 when they have it already', async () => {
  const { handle } = createCountingHandler()
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

test('responds to HEAD from the same cached page', async () => {
  const { requests, handle } = createCountingHandler()
  const site = await serve(handle)
  const head = await site.send('HEAD', '/vehicles', { 'accept-encoding': 'gzip' })
  const get = await site.get('/vehicles', { 'accept-encoding': 'gzip' })
  expect(requests).toHaveLength(1)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(get.body.length))
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('varies only the hilux pages by language, and sends Vary: Cookie with them (V-6)', async () => {
  const { requests, handle } = createCountingHandler()
  const site = await serve(handle)
  const address = '/vehicles/hilux-single-cab'
  const zulu = await site.get(address, { cookie: 'language=zulu' })
  const english = await site.get(address)
  const again = await site.get(address, { cookie: 'x=1; language=zulu' })
  await site.get('/vehicles', { cookie: 'language=zulu' })
  await site.get('/vehicles')
  expect(requests.map(({ url }) => url)).toEqual([`${address}/zu`, address, '/vehicles'])
  expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined])
  expect(again.text).toBe(zulu.text)
  expect(english.text).not.toBe(zulu.text)
  expect(zulu.headers.vary).toBe('Accept-Encoding, Cookie')
  expect(english.headers.vary).toBe('Accept-Encoding, Cookie')
})

test('lets a CDN cache only pages whose languages it cannot mix up (V-6)', async () => {
  const { handle } = createCountingHandler()
  const site = await serve(handle)
  expect((await site.get('/vehicles')).headers['cdn-cache-control']).toBe('public, s-maxage=60')
  expect((await site.get('/vehicles/hilux-single-cab')).headers['cdn-cache-control']).toBeUndefined()
  const explicit = await site.get('/vehicles/hilux-single-cab/af')
  expect(explicit.headers['cdn-cache-control']).toBe('public, s-maxage=60')
  expect(explicit.headers.vary).toBe('Accept-Encoding')
  const keyed = await serve(handle, { cdnKeysOnLanguage: true })
  const shared = await keyed.get('/vehicles/hilux-single-cab')
  expect(shared.headers['cdn-cache-control']).toBe('public, s-maxage=60')
})
