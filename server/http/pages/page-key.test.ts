import { expect, test } from 'vitest'
import { pageRequestOf } from './page-key.ts'

const path = /^\/(?:compare|vehicles\/hilux-double-cab)$/
const rules = {
  knownParameters: [
    { name: 'codes', path, value: /^[A-Z,]+$/ },
    { name: 'group', path, value: /^\d$/ },
  ],
}
const requestOf = (path: string, query = '', headers: Record<string, string> = {}) => {
  const request = pageRequestOf({ path, query }, headers, rules)
  if (!request) return undefined
  const { toNextRequest, ...rest } = request
  return { ...rest, ...toNextRequest() }
}

test('keys the simplest request by its path', () => {
  expect(requestOf('/vehicles')).toEqual({
    key: '/vehicles',
    path: '/vehicles',
    url: '/vehicles',
    headers: {},
    language: undefined,
    variant: false,
    isSearch: false,
  })
})

test('drops cookies, user agent, host and forwarded headers of the visitor', () => {
  const request = requestOf('/vehicles', '', {
    cookie: 'preferred-dealer=7; language=af',
    host: 'evil.example',
    'user-agent': 'x',
    'x-forwarded-host': 'evil.example',
    'x-middleware-rewrite': '/admin',
    'accept-language': 'af',
  })
  expect(request?.headers).toEqual({})
  expect(request?.key).toBe('/vehicles')
})

test('keys one page per language, from cookie or query, and sends Next no cookie (V-200, V-205)', () => {
  const hilux = '/vehicles/hilux-single-cab'
  const afrikaans = requestOf(hilux, '', { cookie: 'a=b; language=af; c=d' })
  expect(afrikaans).toMatchObject({ language: 'af', url: `${hilux}/af`, headers: {}, variant: false })
  expect(requestOf(hilux, 'utm_source=x&locale=af')).toEqual(afrikaans)
  expect(requestOf(hilux, 'locale=af', { cookie: 'language=zulu' })).toEqual(afrikaans)
  const zulu = requestOf(hilux, '', { cookie: 'language=zulu' })
  expect(zulu).toMatchObject({ language: 'zu', url: `${hilux}/zu` })
  const english = requestOf(hilux)
  expect(english).toMatchObject({ language: 'en', url: hilux })
  expect(new Set([afrikaans, zulu, english].map((page) => page?.key)).size).toBe(3)
})

test('keys one page for all visitors at an address that names its language (V-201)', () => {
  const address = '/vehicles/hilux-single-cab-zulu'
  expect(requestOf(address, 'locale=af', { cookie: 'language=af' })).toEqual(requestOf(address))
  expect(requestOf(address)).toMatchObject({ url: address, language: undefined })
})

test('ignores the language cookie and ?locale= at other addresses (V-198)', () => {
  expect(requestOf('/vehicles/fortuner', 'locale=af', { cookie: 'language=af' })).toEqual(
    requestOf('/vehicles/fortuner'),
  )
})

test('combines the language of the visitor and the known query in one address', () => {
  const request = requestOf('/vehicles/hilux-double-cab', 'codes=A&locale=af')
  expect(request?.url).toBe('/vehicles/hilux-double-cab/af?codes=A')
})

test('drops unknown query parameters, and keeps the known ones in one order', () => {
  expect(requestOf('/compare', 'utm_source=x&fbclid=y')).toEqual(requestOf('/compare'))
  expect(requestOf('/compare', 'group=2&utm=1&codes=A,B')).toEqual(
    requestOf('/compare', 'codes=A%2CB&group=2'),
  )
  expect(requestOf('/compare', 'codes=A&codes=B')).toEqual(requestOf('/compare', 'codes=A,B'))
  expect(requestOf('/compare', 'codes=<script>')).toEqual(requestOf('/compare'))
  expect(requestOf('/vehicles', 'codes=A')).toEqual(requestOf('/vehicles'))
  expect(requestOf('/compare', 'codes=A')).toMatchObject({ url: '/compare?codes=A', variant: true })
})

test('distinguishes navigation data by checksum and router headers', () => {
  const flight = { rsc: '1', 'next-router-state-tree': 'tree', 'next-url': '/' }
  const request = requestOf('/vehicles', '_rsc=abc&utm=1', flight)
  expect(request).toMatchObject({ url: '/vehicles?_rsc=abc', headers: flight, variant: true })
  const others = [
    requestOf('/vehicles', '_rsc=abd', flight),
    requestOf('/vehicles', '_rsc=abc', { ...flight, 'next-router-state-tree': 'other' }),
    requestOf('/vehicles', '_rsc=abc', { ...flight, 'next-router-prefetch': '1' }),
    requestOf('/vehicles', '_rsc=abc', { ...flight, 'next-router-segment-prefetch': '/_tree' }),
    requestOf('/vehicles', '_rsc=abc', { rsc: '1', 'next-router-state-tree': 'tree' }),
    requestOf('/vehicles'),
  ]
  expect(new Set([request, ...others].map((each) => each?.key)).size).toBe(7)
})

test('keys one page for navigation data without router headers, with a _rsc that avoids a redirect loop', () => {
  const request = requestOf('/vehicles', '', { rsc: '1' })
  expect(request).toMatchObject({ url: '/vehicles?_rsc=', headers: { rsc: '1' } })
  expect(requestOf('/vehicles', '_rsc', { rsc: '1' })).toEqual(request)
  expect(requestOf('/vehicles', '_rsc=abc&utm=1', { rsc: '1', 'next-url': '' })).toEqual(request)
  expect(requestOf('/compare', 'codes=A', { rsc: '1' })?.url).toBe('/compare?codes=A&_rsc=')
})

test('ignores router headers without a navigation', () => {
  expect(requestOf('/vehicles', '_rsc=abc', { 'next-router-state-tree': 'x', rsc: '0' })).toEqual(
    requestOf('/vehicles'),
  )
})

test.each([
  ['a signed-in user', { cookie: 'a=b; payload-token=eyJ' }],
  ['a draft preview', { cookie: '__prerender_bypass=1' }],
  ['an API key', { authorization: 'users API-Key x' }],
])('never serves %s from the cache', (_, headers) => {
  expect(requestOf('/vehicles', '', headers as Record<string, string>)).toBeUndefined()
})

test.each(['/sitemap.xml', '/robots.txt', '/favicon.ico'])('treats %s as a file, not as a page', (path) => {
  expect(requestOf(path)).toBeUndefined()
})
