import { expect, test } from 'vitest'
import { isPrivate, lifetimeOf, lifetimeOfResults } from './lifetime.ts'

const responseWith = (headers: Record<string, string>, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: Buffer.from('<p>x</p>'),
})

test.each([
  ['for an hour at most', { 'cache-control': 's-maxage=31536000' }, 3_600_000],
  ['for its own s-maxage', { 'cache-control': 's-maxage=300, stale-while-revalidate=31535700' }, 300_000],
  ['for ten seconds when built from a failed response', { 'cache-control': 's-maxage=10' }, 10_000],
  [
    'for a second when Next itself marks it as stale',
    { 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'STALE' },
    1_000,
  ],
  ['for no later visitor when it asks to try again', { 'cache-control': 's-maxage=1' }, 1],
  ['not at all without a shared lifetime', { 'cache-control': 'max-age=60' }, 0],
  ['not at all without Cache-Control', {}, 0],
  ['not at all when private', { 'cache-control': 'private, no-cache, no-store, s-maxage=5' }, 0],
  ['not at all with a cookie', { 'cache-control': 's-maxage=300', 'set-cookie': 'a=b' }, 0],
  [
    'not at all when it is not a page',
    { 'cache-control': 's-maxage=300', 'content-type': 'application/json' },
    0,
  ],
  ['not at all when already compressed', { 'cache-control': 's-maxage=300', 'content-encoding': 'gzip' }, 0],
  [
    'as navigation data for its own s-maxage too',
    { 'cache-control': 's-maxage=300', 'content-type': 'text/x-component' },
    300_000,
  ],
])('caches a page %s', (_, headers, lifetimeMs) => {
  expect(lifetimeOf(responseWith(headers))).toBe(lifetimeMs)
})

test.each([404, 307, 500, 206])('does not cache a response with status %i', (status) => {
  expect(lifetimeOf(responseWith({ 'cache-control': 's-maxage=300' }, status))).toBe(0)
})

test('caches results that failed only for those who wait for them, and others for ten seconds', () => {
  const results = (body: string) =>
    lifetimeOfResults({ ...responseWith({ 'cache-control': 'private, no-store' }), body: Buffer.from(body) })
  expect(results('<div data-unavailable="true">Try again</div>')).toBe(1)
  expect(results('<p>Kokerboom Motors</p>')).toBe(10_000)
})

test('treats a response with no-store as private, but not a 404', () => {
  expect(isPrivate(responseWith({ 'cache-control': 'private, no-store' }, 404))).toBe(false)
  expect(isPrivate(responseWith({ 'cache-control': 'private, no-store' }))).toBe(true)
})
