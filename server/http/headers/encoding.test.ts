import { expect, test } from 'vitest'
import { negotiateEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['gzip;q=0.1', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0, *;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=oops', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('negotiates for Accept-Encoding "%s" the encoding %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
