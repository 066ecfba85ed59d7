import { describe, expect, it } from 'vitest'
import { type Offer, type StoredItem, shownItems } from './menu.ts'

/** In these tests a link is its address, and only these exist. */
const existing = ['/vehicles', '/owners', '/owners/warranty', '/m/owners']
const offer: Offer<string> = {
  language: 'en',
  hasVehicles: true,
  resolve: (link) => (link && existing.includes(link) ? { href: link, newTab: false } : null),
}
const show = (item: StoredItem<string>, change: Partial<Offer<string>> = {}) =>
  shownItems([{ label: { en: 'Label' }, ...item }], { ...offer, ...change })[0]

describe('which items of the menu are shown', () => {
  it('C-346: a button leads to its URL', () => {
    expect(show({ itemType: 'default', link: '/owners', look: 'filled' })).toMatchObject({
      label: { text: 'Label' },
      link: { href: '/owners' },
      look: 'filled',
      submenu: null,
    })
  })

  it.each<[string, StoredItem<string>]>([
    ['a button whose page does not exist', { itemType: 'default', link: '/nowhere' }],
    ['a button without a link', { itemType: 'default' }],
    ['an item without words', { itemType: 'default', link: '/owners', label: { en: ' ' } }],
    ['an anchor without a name', { itemType: 'anchor', anchor: ' ' }],
    ['a dropdown of entries that lead nowhere', { itemType: 'dropdown', entries: [{ label: { en: 'A' } }] }],
    ['an empty dropdown of plain text', { itemType: 'dropdown', clickable: false, link: '/owners' }],
  ])('not %s', (_, item) => {
    expect(show(item)).toBeUndefined()
  })

  it('C-345: a dropdown has a submenu with its label and those of its entries that lead somewhere', () => {
    const item = show({
      itemType: 'dropdown',
      link: '/owners',
      submenuLabel: { en: 'For owners' },
      entries: [
        { id: 'a', label: { en: 'Warranty' }, link: '/owners/warranty' },
        { id: 'b', label: { en: 'Recalls' }, link: '/owners/recalls' },
      ],
    })
    expect(item?.submenu).toEqual({
      kind: 'entries',
      heading: { text: 'For owners' },
      entries: [
        {
          key: 'a',
          label: { text: 'Warranty' },
          link: { href: '/owners/warranty', newTab: false, mobileHref: null },
        },
      ],
    })
  })

  it('a dropdown without anything to open is the link it has', () => {
    expect(show({ itemType: 'dropdown', link: '/owners', entries: [] })).toMatchObject({
      link: { href: '/owners' },
      submenu: null,
    })
  })

  it('a dropdown whose own page does not exist is plain text over what there is', () => {
    const item = show({
      itemType: 'dropdown',
      link: '/gone',
      entries: [{ label: { en: 'A' }, link: '/owners' }],
    })
    expect(item).toMatchObject({ link: null, submenu: { entries: [{ label: { text: 'A' } }] } })
  })

  it('C-348: with the clickable flag off the label is plain text, and the submenu is there', () => {
    const entries = [{ label: { en: 'A' }, link: '/owners' }]
    expect(show({ itemType: 'dropdown', clickable: false, link: '/owners', entries })).toMatchObject({
      link: null,
      submenu: { kind: 'entries' },
    })
    expect(show({ itemType: 'default', clickable: false, link: '/owners' })).toMatchObject({
      link: null,
      submenu: null,
    })
  })

  it('C-347: an anchor names its place in the page', () => {
    expect(show({ itemType: 'anchor', anchor: 'models', link: '/owners' })).toMatchObject({
      anchor: 'models',
      link: null,
    })
  })

  it('C-349: a mobile URL is kept where it exists and differs', () => {
    const mobile = (mobileLink: string) =>
      show({ itemType: 'default', link: '/owners', mobileLink })?.link?.mobileHref
    expect(mobile('/m/owners')).toBe('/m/owners')
    expect(mobile('/owners')).toBeNull()
    expect(mobile('/m/gone')).toBeNull()
  })

  it('the vehicles’ submenu needs vehicles', () => {
    const item: StoredItem<string> = { itemType: 'dropdown', link: '/vehicles', submenu: 'vehicles' }
    expect(show(item)?.submenu).toEqual({ kind: 'vehicles', heading: null })
    expect(show(item, { hasVehicles: false })?.submenu).toBeNull()
  })

  it('a label is shown in the language of the page, in English and marked so when there is none', () => {
    const item: StoredItem<string> = {
      itemType: 'default',
      link: '/owners',
      label: { en: 'Owners', af: 'Eienaars' },
    }
    expect(show(item, { language: 'af' })?.label).toEqual({ text: 'Eienaars' })
    expect(show(item, { language: 'zu' })?.label).toEqual({ text: 'Owners', lang: 'en' })
  })
})
