import { describe, expect, it } from 'vitest'
import { resolveLink } from './resolve-link.ts'

const site = { has: (path: string) => ['/', '/owners', '/vehicles/fortuner'].includes(path) }

describe('resolveLink', () => {
  it('returns the path of a page with its anchor', () => {
    const link = { kind: 'page', page: { id: 1, path: '/owners' }, anchor: 'faq' } as const
    expect(resolveLink(link, site)).toEqual({ href: '/owners#faq', newTab: false })
  })

  it('returns the path of a vehicle page', () => {
    const link = { kind: 'range', range: { id: 1, slug: 'fortuner' } } as const
    expect(resolveLink(link, site)?.href).toBe('/vehicles/fortuner')
  })

  it('opens a file in a new tab, whatever newTab says (V-294)', () => {
    const file = { id: 1, url: '/api/media/file/guide-0123456789.pdf' }
    for (const newTab of [undefined, null, false, true]) {
      expect(resolveLink({ kind: 'file', file, newTab }, site)).toEqual({ href: file.url, newTab: true })
    }
  })

  it.each([
    'https://example.co.za/shop?x=1#y',
    'mailto:help@example.co.za',
    'tel:+27800000000',
    '#models',
    '/owners?tab=2',
    '/owners/',
  ])('returns the address %s unchanged', (address) => {
    expect(resolveLink({ kind: 'address', address }, site)?.href).toBe(address)
  })

  it.each([
    ['a page link without a page', { kind: 'page' }],
    ['a deleted page', { kind: 'page', page: 7 }],
    ['a range without a page', { kind: 'range', range: { id: 2, slug: 'vitz' } }],
    ['a dealer without a page', { kind: 'dealer', dealer: { id: 2, slug: 'x' } }],
    ['a file link without a file', { kind: 'file' }],
    ['a deleted file', { kind: 'file', file: 7 }],
    ['a file without an address', { kind: 'file', file: { id: 7, url: null } }],
    ['an internal path that does not exist', { kind: 'address', address: '/nowhere' }],
    ['a javascript: address', { kind: 'address', address: 'javascript:void 0' }],
    ['a protocol-relative address', { kind: 'address', address: '//example.co.za' }],
    ['an empty address', { kind: 'address', address: '  ' }],
    ['a missing link', null],
  ] as const)('returns null for %s', (_, link) => {
    expect(resolveLink(link, site)).toBeNull()
  })

  it('replaces the address of an existing page, and returns null when nothing replaces it', () => {
    const replacing = {
      ...site,
      replace: (href: string) => (href.startsWith('/owners') ? null : `/dealers/x${href}`),
    }
    const range = { kind: 'range', range: { id: 1, slug: 'fortuner' }, anchor: 'models' } as const
    expect(resolveLink(range, replacing)?.href).toBe('/dealers/x/vehicles/fortuner#models')
    expect(resolveLink({ kind: 'address', address: '/owners' }, replacing)).toBeNull()
    expect(resolveLink({ kind: 'address', address: '/nowhere' }, replacing)).toBeNull()
    for (const address of ['https://example.co.za/', '#models'])
      expect(resolveLink({ kind: 'address', address }, replacing)?.href).toBe(address)
  })
})
