import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

test.each([
  ['a byte that is not UTF-8', '/vehicles/%ff'],
  ['an encoded null', '/vehicles/%00'],
  ['half an escape', '/vehicles/%4'],
  ['a doubled slash', '//evil.example'],
  ['a doubled slash further on', '/vehicles//fortuner'],
  ['a backslash', '/vehicles\\fortuner'],
  ['an encoded backslash', '/vehicles/%5cfortuner'],
  ['an absolute address', 'http://evil.example/'],
  ['the asterisk form', '*'],
  ['a parent segment', '/art/../data/secrets.json'],
  ['an encoded parent segment', '/art/%2e%2e/data'],
  ['a fragment', '/vehicles#top'],
  ['an empty target', ''],
  ['a space', '/vehicles fortuner'],
  ['a raw byte above ASCII', '/caf\u00e9'],
  ['a query that is not UTF-8', '/?utm_source=%ff'],
  ['a query with an encoded null', '/?utm_source=%00'],
  ['a percent sign that is not an escape when decoded twice', '/%25'],
  ['the same in a later segment', '/vehicles/corolla-cross/50%25zz'],
  ['a byte that is not UTF-8 when decoded twice', '/sections/models/%25ff'],
  ['a null when decoded twice', '/gr/%2500'],
  ['a parent segment when decoded twice', '/art/%252e%252e/data'],
])('rejects %s', (_, target) => {
  expect(readAddress(target)).toBeUndefined()
})

test('splits path and query at the first question mark', () => {
  expect(readAddress('/vehicles?a=1?b')).toEqual({ path: '/vehicles', query: 'a=1?b' })
})

test('accepts a percent sign in a query', () => {
  expect(readAddress('/search?q=100%25')).toEqual({ path: '/search', query: 'q=100%25' })
})

test('accepts a file name and brackets in a query', () => {
  expect(readAddress('/api/models?where[code][equals]=X')).toEqual({
    path: '/api/models',
    query: 'where[code][equals]=X',
  })
  expect(readAddress('/favicon.ico')?.path).toBe('/favicon.ico')
})

test.each([
  ['/%76itz', '/vitz'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/a%2fb', '/a%2Fb'],
  ['/a%3Fb', '/a%3Fb'],
  ['/a%40b', '/a@b'],
  ['/a%2520b', '/a%2520b'],
])('normalises %s to %s', (spelling, path) => {
  expect(readAddress(spelling)?.path).toBe(path)
})

test('normalises every spelling of a path to the same one, and leaves that one unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9@é-]{1,8}$/), { minLength: 1 }), (segments) => {
      const encoded = `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`
      const everyByte = `/${segments
        .map((segment) =>
          [...Buffer.from(segment)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
        )
        .join('/')}`
      const path = readAddress(encoded)?.path
      expect(path).toBeDefined()
      expect(readAddress(everyByte)?.path).toBe(path)
      expect(readAddress(path ?? '')?.path).toBe(path)
    }),
  )
})
