import { describe, expect, it } from 'vitest'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { type MenuContext, resolveMenuItems, type StoredItem } from './menu.ts'

/** In these tests a link is its address; only these targets exist. */
const existing = ['/vehicles', '/owners', '/owners/warranty', '/m/owners']
const context: MenuContext<string> = {
  language: 'en',
  hasVehicles: true,
  pictureOf: () => null,
  resolve: (link) => (link && existing.includes(link) ? { href: link, newTab: false } : null),
}
const show = (item: StoredItem<string>, change: Partial<MenuContext<string>> = {}) =>
  resolveMenuItems([{ label: { en: 'Label' }, ...item }], { ...context, ...change })[0]

describe('the items of the menu', () => {
  it('links a button to its URL (C-346)', () => {
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
    ['an item without a label', { itemType: 'default', link: '/owners', label: { en: ' ' } }],
    ['an anchor without a name', { itemType: 'anchor', anchor: ' ' }],
    ['a dropdown whose entries have no target', { itemType: 'dropdown', entries: [{ label: { en: 'A' } }] }],
    ['an empty dropdown that is not clickable', { itemType: 'dropdown', clickable: false, link: '/owners' }],
  ])('hides %s', (_, item) => {
    expect(show(item)).toBeUndefined()
  })

  it('gives a dropdown a submenu with its label and the entries whose target exists (C-345)', () => {
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
      picture: null,
    })
  })

  it('gives a submenu of entries its picture, and one of the vehicles none', () => {
    const road: Picture = { kind: 'artwork', subject: 'article', topic: 'service', seed: '1', alt: '' }
    const pictureOf: typeof context.pictureOf = (stored) => (stored?.source === 'article' ? road : null)
    const dropdown: StoredItem<string> = { itemType: 'dropdown', picture: { source: 'article' } }
    const entries = [{ label: { en: 'Warranty' }, link: '/owners/warranty' }]
    expect(show({ ...dropdown, entries }, { pictureOf })?.submenu).toHaveProperty('picture', road)
    expect(show({ ...dropdown, submenu: 'vehicles' }, { pictureOf })?.submenu).not.toHaveProperty('picture')
  })

  it('shows a dropdown without entries as its link', () => {
    expect(show({ itemType: 'dropdown', link: '/owners', entries: [] })).toMatchObject({
      link: { href: '/owners' },
      submenu: null,
    })
  })

  it('shows a dropdown without its own page as plain text over its entries', () => {
    const item = show({
      itemType: 'dropdown',
      link: '/gone',
      entries: [{ label: { en: 'A' }, link: '/owners' }],
    })
    expect(item).toMatchObject({ link: null, submenu: { entries: [{ label: { text: 'A' } }] } })
  })

  it('shows a label that is not clickable as plain text, and keeps its submenu (C-348)', () => {
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

  it('gives an anchor item its anchor and no link (C-347)', () => {
    expect(show({ itemType: 'anchor', anchor: 'models', link: '/owners' })).toMatchObject({
      anchor: 'models',
      link: null,
    })
  })

  it('keeps a mobile URL only if it exists and differs (C-349)', () => {
    const mobile = (mobileLink: string) =>
      show({ itemType: 'default', link: '/owners', mobileLink })?.link?.mobileHref
    expect(mobile('/m/owners')).toBe('/m/owners')
    expect(mobile('/owners')).toBeNull()
    expect(mobile('/m/gone')).toBeNull()
  })

  it('shows the vehicles submenu only if there are vehicles', () => {
    const item: StoredItem<string> = { itemType: 'dropdown', link: '/vehicles', submenu: 'vehicles' }
    expect(show(item)?.submenu).toEqual({ kind: 'vehicles', heading: null })
    expect(show(item, { hasVehicles: false })?.submenu).toBeNull()
  })

  it('shows a label in the language of the page, or in English marked as such', () => {
    const item: StoredItem<string> = {
      itemType: 'default',
      link: '/owners',
      label: { en: 'Owners', af: 'Eienaars' },
    }
    expect(show(item, { language: 'af' })?.label).toEqual({ text: 'Eienaars' })
    expect(show(item, { language: 'zu' })?.label).toEqual({ text: 'Owners', lang: 'en' })
  })
})
