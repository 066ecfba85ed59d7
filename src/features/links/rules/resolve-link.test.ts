import { describe, expect, it } from 'vitest'
import { resolveLink } from './resolve-link.ts'

const site = { has: (path: string) => ['/', '/owners', '/vehicles/fortuner'].includes(path) }

describe('where a link leads', () => {
  it('a page, with the place in it', () => {
    const link = { kind: 'page', page: { id: 1, path: '/owners' }, anchor: 'faq' } as const
    expect(resolveLink(link, site)).toEqual({ href: '/owners#faq', newTab: false })
  })

  it('a vehicle', () => {
    const link = { kind: 'range', range: { id: 1, slug: 'fortuner' } } as const
    expect(resolveLink(link, site)?.href).toBe('/vehicles/fortuner')
  })

  it('V-294: a file, always in a new tab', () => {
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
  ])('the address %s', (address) => {
    expect(resolveLink({ kind: 'address', address }, site)?.href).toBe(address)
  })

  it.each([
    ['nothing chosen', { kind: 'page' }],
    ['a page that is gone', { kind: 'page', page: 7 }],
    ['a range without a page', { kind: 'range', range: { id: 2, slug: 'vitz' } }],
    ['a dealer before there are dealer pages', { kind: 'dealer', dealer: { id: 2, slug: 'x' } }],
    ['no file chosen', { kind: 'file' }],
    ['a file that is gone', { kind: 'file', file: 7 }],
    ['a file without an address', { kind: 'file', file: { id: 7, url: null } }],
    ['a page of ours that does not exist', { kind: 'address', address: '/nowhere' }],
    ['a script', { kind: 'address', address: 'javascript:void 0' }],
    ['another host in disguise', { kind: 'address', address: '//example.co.za' }],
    ['an empty address', { kind: 'address', address: '  ' }],
    ['no link', null],
  ] as const)('nowhere: %s', (_, link) => {
    expect(resolveLink(link, site)).toBeNull()
  })
})
