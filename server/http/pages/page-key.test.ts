import { expect, test } from 'vitest'
import { pageRequestOf } from './page-key.ts'

const rules = {
  knownQuery: ['codes', 'group'],
  variesByLanguage: (path: string) => path.startsWith('/hilux'),
}
const ask = (path: string, query = '', headers: Record<string, string> = {}) => {
  const request = pageRequestOf({ path, query }, headers, rules)
  return request && { ...request, ...request.question(), question: undefined }
}

test('the plainest request is keyed by its path', () => {
  expect(ask('/vehicles')).toEqual({
    key: '/vehicles',
    path: '/vehicles',
    url: '/vehicles',
    headers: {},
    language: undefined,
    variant: false,
  })
})

test('nothing of the visitor gets through: cookies, agent, host, forwarded headers', () => {
  const request = ask('/vehicles', '', {
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

test.each([
  ['language=zulu', 'zu', 'language=zulu'],
  ['a=b; language=zu', 'zu', 'language=zulu'],
  ['language=af; c=d', 'af', 'language=af'],
  ['language=klingon', 'en', undefined],
  ['mylanguage=af', 'en', undefined],
])('V-6: with the cookie "%s" a hilux page is asked for in %s', (cookie, language, sent) => {
  const request = ask('/hilux-single-cab', '', { cookie })
  expect(request?.language).toBe(language)
  expect(request?.headers.cookie).toBe(sent)
})

test('V-6: three languages are three pages, elsewhere the cookie changes nothing', () => {
  const keys = (path: string) =>
    ['language=af', 'language=zulu', 'x=y'].map((cookie) => ask(path, '', { cookie })?.key)
  expect(new Set(keys('/hilux-single-cab')).size).toBe(3)
  expect(new Set(keys('/fortuner')).size).toBe(1)
})

test('unknown query is dropped, known query is kept in one order', () => {
  expect(ask('/compare', 'utm_source=x&fbclid=y')).toEqual(ask('/compare'))
  expect(ask('/compare', 'group=2&utm=1&codes=A,B')).toEqual(ask('/compare', 'codes=A%2CB&group=2'))
  expect(ask('/compare', 'codes=A&codes=B')?.url).toBe('/compare?codes=A')
  expect(ask('/compare', 'codes=A')).toMatchObject({ url: '/compare?codes=A', variant: true })
})

test('navigation data differs by checksum and router headers', () => {
  const flight = { rsc: '1', 'next-router-state-tree': 'tree', 'next-url': '/' }
  const request = ask('/vehicles', '_rsc=abc&utm=1', flight)
  expect(request).toMatchObject({ url: '/vehicles?_rsc=abc', headers: flight, variant: true })
  const others = [
    ask('/vehicles', '_rsc=abd', flight),
    ask('/vehicles', '_rsc=abc', { ...flight, 'next-router-state-tree': 'other' }),
    ask('/vehicles', '_rsc=abc', { ...flight, 'next-router-prefetch': '1' }),
    ask('/vehicles', '_rsc=abc', { ...flight, 'next-router-segment-prefetch': '/_tree' }),
    ask('/vehicles', '_rsc=abc', { rsc: '1', 'next-router-state-tree': 'tree' }),
    ask('/vehicles'),
  ]
  expect(new Set([request, ...others].map((one) => one?.key)).size).toBe(7)
})

test('router headers without a navigation mean nothing', () => {
  expect(ask('/vehicles', '_rsc=abc', { 'next-router-state-tree': 'x', rsc: '0' })).toEqual(ask('/vehicles'))
})

test.each([
  ['a login', { cookie: 'a=b; payload-token=eyJ' }],
  ['a draft', { cookie: '__prerender_bypass=1' }],
  ['a key', { authorization: 'users API-Key x' }],
])('%s is never answered from the cache', (_, headers) => {
  expect(ask('/vehicles', '', headers as Record<string, string>)).toBeUndefined()
})

test.each(['/sitemap.xml', '/robots.txt', '/favicon.ico'])('%s is a file, not a page', (path) => {
  expect(ask(path)).toBeUndefined()
})
