import { expect, test } from 'vitest'
import { entityTag, hashBody, matchesEntityTag } from './etag.ts'

const print = hashBody(Buffer.from('<p>Fortuner</p>'))

test('returns a different strong tag for each encoding', () => {
  const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => entityTag(print, encoding))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
})

test('returns a different fingerprint for another body', () => {
  expect(hashBody(Buffer.from('<p>Vitz</p>'))).not.toBe(print)
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" ,W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('compares If-None-Match %s with "a": %s', (header, matches) => {
  expect(matchesEntityTag(header, '"a"')).toBe(matches)
})
