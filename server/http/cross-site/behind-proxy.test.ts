import { expect, test } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'

const cookie = 'payload-token=x.y.z'

/** Sends a POST; returns its status and the headers from which Next reads the origin. */
async function post(headers: Record<string, string>, trustedProxies: number, path = '/admin') {
  const received: unknown[] = []
  const handle: NextHandler = async (request, response) => {
    received.push(request.headers.origin, request.headers['x-forwarded-host'])
    response.end()
  }
  const site = await serve(handle, { trustedProxies })
  const { status } = await site.send('POST', path, { cookie, 'next-action': '4'.repeat(42), ...headers }, 'x')
  return [status, ...received]
}

test.each([
  ['the Host header', { host: 'cms.example.org', origin: 'https://cms.example.org' }],
  ['the Host header with its port', { host: 'cms.example.org:8443', origin: 'https://cms.example.org:8443' }],
  [
    'the Host header with the default port',
    { host: 'cms.example.org:443', origin: 'https://cms.example.org' },
  ],
  ['SITE_URL', { host: '127.0.0.1:3000', origin: 'https://www.example.co.za' }],
])('accepts the origin of %s and presents it as SITE_URL', async (_, headers) => {
  const proto = { 'x-forwarded-proto': 'https' }
  expect(await post({ ...headers, ...proto }, 1)).toEqual([
    200,
    'https://www.example.co.za',
    'www.example.co.za',
  ])
})

test('removes the forwarded host of an API request', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', origin: 'https://www.example.co.za' }
  expect(await post(headers, 1, '/api/pages')).toEqual([200, 'https://www.example.co.za', undefined])
})

test.each([0, 1, 2])(
  'returns 403 for the origin of a forged forwarded host behind %i proxies',
  async (count) => {
    const headers = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    for (const path of ['/admin', '/api/pages', '/api/users/login'])
      expect(await post({ ...headers, 'x-forwarded-proto': 'https' }, count, path)).toEqual([403])
  },
)

test('returns 403 for an http origin of a request that arrived by TLS', async () => {
  const headers = { host: 'cms.example.org', 'x-forwarded-proto': 'https', origin: 'http://cms.example.org' }
  expect(await post(headers, 1)).toEqual([403])
})

test('accepts an https origin when the proxy that terminates TLS is not trusted', async () => {
  const headers = { host: 'cms.example.org', origin: 'https://cms.example.org' }
  expect(await post(headers, 0)).toEqual([200, 'https://www.example.co.za', 'www.example.co.za'])
})

test.each([
  ['a link in a mail', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'none', undefined],
  ['a browser that sends neither header', {}, 'none', undefined],
  [
    'a picture on another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    'cross-site',
    undefined,
  ],
  ['a script of another site', { origin: 'https://evil.example' }, undefined, 'https://evil.example'],
  ['a script of this site', { origin: 'https://www.example.co.za' }, undefined, 'https://www.example.co.za'],
])('tells Payload where a GET comes from: %s', async (_, headers, fetchSite, origin) => {
  const received: unknown[] = []
  const site = await serve(async (request, response) => {
    received.push(request.headers['sec-fetch-site'], request.headers.origin)
    response.end()
  })
  await site.get('/api/users/me', { cookie, ...(headers as Record<string, string>) })
  expect(received).toEqual([fetchSite, origin])
})
