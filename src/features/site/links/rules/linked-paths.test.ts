import { expect, test } from 'vitest'
import type { LinkField } from './fields.ts'
import { linkedPaths } from './linked-paths.ts'
import { resolveLink } from './resolve-link.ts'

const links: readonly LinkField[] = [
  { kind: 'page', page: { id: 1, path: '/owners' }, anchor: 'faq' },
  { kind: 'range', range: { id: 1, slug: 'fortuner' } },
  { kind: 'dealer', dealer: { id: 2, slug: 'example-motors' } },
  ...['/owners/?tab=2', ' /owners#top', '/', '/a/b/'].map(
    (address) => ({ kind: 'address', address }) as const,
  ),
]

test.each(links)('collects the path that resolveLink looks up for %j, at any depth', (link) => {
  const lookedUp: string[] = []
  resolveLink(link, { has: (path) => lookedUp.push(path) > 0 })
  expect(lookedUp).toHaveLength(1)
  expect(linkedPaths({ rows: [{ deep: [{ link }] }] })).toEqual(expect.arrayContaining(lookedUp))
})

test('returns each internal path once, sorted, and ignores other sites, texts and numbers', () => {
  const content = [
    { url: '/b?x=1', label: 'Costs 1/2 of what /it did' },
    { address: '/a/' },
    { url: '/b#y' },
    { url: '//example.co.za', other: 'https://example.co.za/c', mail: 'mailto:a@example.co.za' },
    null,
    7,
  ]
  expect(linkedPaths(content, { privacy: '/a' })).toEqual(['/a', '/b'])
})
