import { describe, expect, it, test } from 'vitest'
import { maskedPrefixes } from '#server/http/entry/masked-paths.ts'
import { pagePath } from './page-path.ts'

describe('the page of an answer', () => {
  it.each([
    ['a path', '/vehicles/hilux-range', '/vehicles/hilux-range'],
    ['a full address', 'http://localhost:3000/contact', '/contact'],
    ['a query with what was typed', '/search?q=thandi%40example.co.za', '/search'],
    ['a fragment', '/finance#plan?deposit=100', '/finance'],
    ['a secret link', '/unsubscribe/12.99.abcdef', '/unsubscribe'],
    [
      'a secret link in a full address',
      'https://example.co.za/newsletter/confirm/1.2.x',
      '/newsletter/confirm',
    ],
    ['a page beside secret links', '/newsletter/asked', '/newsletter/asked'],
  ])('is stored for %s', (_, address, expected) => {
    expect(pagePath(address)).toBe(expected)
  })

  it.each([
    ['another protocol', 'javascript:alert(1)'],
    ['no address', 'http://'],
    ['an address longer than that of any page', `/${'a'.repeat(200)}`],
    ['a path that would lead to another site', 'http://localhost:3000//evil.example'],
  ])('is unknown for %s', (_, address) => {
    expect(pagePath(address)).toBeNull()
  })
})

test('removes everything that the log masks below a page', () => {
  const pages = maskedPrefixes.filter((prefix) => !/^\/(?:api|services)\//.test(prefix))
  for (const prefix of pages) expect(pagePath(`${prefix}secret`)).not.toContain('secret')
})
