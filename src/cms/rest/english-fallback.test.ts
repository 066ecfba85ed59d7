import { expect, test } from 'vitest'
import { withEnglishFallback } from './english-fallback.ts'

const site = 'http://localhost/api'
const session = { cookie: 'payload-token=x' }
const fallbackOf = async (path: string, init?: RequestInit) =>
  new URL((await withEnglishFallback(new Request(`${site}/${path}`, init))).url).searchParams.get(
    'fallback-locale',
  )

test.each([
  ['a list for the public', 'pages?locale=af', {}],
  ['a document for the public', 'pages/1?locale=af', {}],
  ['a global for the public', 'globals/header', {}],
  ['a list for an editor', 'pages?locale=af&limit=5', session],
])('falls back to English in %s', async (_, path, headers) => {
  expect(await fallbackOf(path, { headers })).toBe('en')
})

test.each([
  ['an editor reads a document', 'pages/1?locale=af', { headers: session }],
  ['an editor reads a global', 'globals/header?locale=af', { headers: session }],
  ['a script with a token reads a document', 'pages/1', { headers: { authorization: 'JWT x' } }],
  ['a document is changed', 'pages/1?locale=af', { method: 'PATCH', body: '{}' }],
  ['documents are changed', 'pages?locale=af', { method: 'PATCH', body: '{}' }],
  ['a document is created', 'pages?locale=af', { method: 'POST', body: '{}' }],
])('has no fallback when %s', async (_, path, init) => {
  expect(await fallbackOf(path, init)).toBeNull()
})

test.each(['fallback-locale=none', 'fallbackLocale=zu', 'fallbackLocale[]=zu'])(
  'returns a request that names its own fallback unchanged: %s',
  async (query) => {
    const request = new Request(`${site}/pages?locale=af&${query}`)
    expect(await withEnglishFallback(request)).toBe(request)
  },
)

test('adds the fallback to a query that was sent as a form', async () => {
  const headers = {
    'x-payload-http-method-override': 'GET',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const request = new Request(`${site}/pages`, { method: 'POST', headers, body: 'locale=af&limit=3' })
  const read = await withEnglishFallback(request)
  expect([read.method, new URL(read.url).search]).toEqual(['GET', '?locale=af&limit=3&fallback-locale=en'])
})
