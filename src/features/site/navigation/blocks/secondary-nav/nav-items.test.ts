import { expect, test } from 'vitest'
import { listEntries, visibleItems } from './nav-items.ts'

const pages = ['/vehicles', '/vehicles/hilux-double-cab', '/owners']
const context = { path: '/vehicles/hilux-range', site: { has: (path: string) => pages.includes(path) } }
const at = (address: string) => ({ kind: 'address' as const, address })

test('links a label unless it is not clickable, and gives entries a mobile address (V-186)', () => {
  const [models, owners] = visibleItems(
    [
      {
        label: 'Models',
        link: at('/vehicles'),
        entries: [
          { label: 'Double Cab', link: at('/vehicles/hilux-double-cab'), mobileLink: at('/vehicles') },
        ],
      },
      { label: 'Owners', labelClickable: false, link: at('/owners'), entries: [] },
    ],
    context,
  )
  expect(models?.link).toEqual({ href: '/vehicles', newTab: false, mobileHref: null })
  expect(models?.entries.map(({ label, link }) => [label, link.href, link.mobileHref])).toEqual([
    ['Double Cab', '/vehicles/hilux-double-cab', '/vehicles'],
  ])
  expect(owners).toMatchObject({ label: 'Owners', link: null })
})

test('keeps a label without link and entries as text (V-195)', () => {
  const items = [{ label: 'Brochure', labelClickable: false }]
  expect(visibleItems(items, context)).toEqual([{ key: '0', label: 'Brochure', link: null, entries: [] }])
})

test('leaves out links and entries whose page does not exist', () => {
  const items = [
    { label: 'Gone', link: at('/gone') },
    { label: 'Half gone', link: at('/gone'), entries: [{ label: 'There', link: at('/owners') }] },
    { label: 'Entries gone', link: at('/owners'), entries: [{ label: 'Gone', link: at('/gone') }] },
  ]
  expect(
    visibleItems(items, context).map(({ label, link, entries }) => [label, link?.href, entries.length]),
  ).toEqual([
    ['Half gone', undefined, 1],
    ['Entries gone', '/owners', 0],
  ])
})

test('uses a bare anchor for a section of the same page, and the full path elsewhere (C-340)', () => {
  const page = { id: 1, path: '/vehicles' } as never
  const items = [
    { label: 'Safety', link: at('#safety') },
    { label: 'Performance', link: { kind: 'page' as const, page, anchor: 'performance' } },
  ]
  const hrefs = (path: string) => visibleItems(items, { ...context, path }).map(({ link }) => link?.href)
  expect(hrefs('/vehicles')).toEqual(['#safety', '#performance'])
  expect(hrefs('/owners')).toEqual(['#safety', '/vehicles#performance'])
})

test('lists links and entries together for the side layout', () => {
  const items = visibleItems(
    [
      { label: 'Models', link: at('/vehicles'), entries: [{ label: 'Owners', link: at('/owners') }] },
      { label: 'Brochure', labelClickable: false },
    ],
    context,
  )
  expect(listEntries(items).map(({ label }) => label)).toEqual(['Models', 'Owners'])
})
