import { text } from 'node:stream/consumers'
import type { Where } from 'payload'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findPage } = await import('#features/site/pages/server.ts')
const { CmsPage } = await import('./page.tsx')
const { blockIn, textOf } = await import('./dealer-sites.test-support.tsx')

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

async function htmlOf(path: string, language: 'en' | 'af' | 'zu' = 'en'): Promise<string> {
  const page = await findPage(path, language)
  if (!page) throw new Error(`There is no page at ${path}.`)
  const { prelude } = await prerenderToNodeStream(<CmsPage page={page} language={language} />)
  return text(prelude as NodeJS.ReadableStream)
}

const hrefsIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe('the page for owners', () => {
  it('shows the app with three badges and its QR code, and no link to itself (C-006, C-310)', async () => {
    const promo = blockIn(await htmlOf('/owners'), 'appPromo')
    expect(count(promo, /\/store-badge\//g)).toBe(3)
    expect(promo).toContain('/qr/')
    expect(hrefsIn(promo)).not.toContain('/owners')
  })

  it('has contacts and links for owners who need help (C-302)', async () => {
    const help = blockIn(await htmlOf('/owners'), 'helpSection')
    expect(hrefsIn(help)).toEqual([
      'tel:0800000001',
      'tel:0800000000',
      'tel:+27100000000',
      'mailto:support@example.co.za',
      '/owners/help-and-support#first-aid',
      '/enquiry/service',
      '/owners/accessories',
      '/owners/help-and-support#asked-every-week',
      '/dealers',
    ])
  })
})

test('links the app promo of another page to the page for owners (C-006)', async () => {
  const promo = blockIn(await htmlOf('/owners/help-and-support'), 'appPromo')
  expect(hrefsIn(promo)).toContain('/owners#app')
})

test('links a new app promo to the page for owners, unless an editor chooses another page (C-006)', async () => {
  const address = 'https://app.example.co.za/'
  const stores = { download: address, appStore: address, googlePlay: address, appGallery: address }
  const { layout } = await cms.payload.create({
    collection: 'pages',
    data: {
      ...{ path: '/app', title: 'App', _status: 'published' },
      layout: [{ blockType: 'appPromo', title: 'The app', ...stores }],
    },
  })
  expect(layout?.[0]).toMatchObject({ more: { kind: 'address', address: '/owners' } })
  expect(hrefsIn(blockIn(await htmlOf('/app'), 'appPromo'))).toContain('/owners')
})

test('sells parts, accessories and merchandise on one page, with links that exist (C-288 to C-290)', async () => {
  const html = await htmlOf('/owners/accessories')
  for (const heading of ['Parts that wear', 'Fitted in a morning', 'To take home'])
    expect.soft(textOf(html)).toContain(heading)
  expect(hrefsIn(html)).toEqual(expect.arrayContaining(['/enquiry/service', '/dealers', '/gr/merchandise']))
  expect(html).toMatch(/<section[^>]*data-theme="racing"/)
  expect(hrefsIn(blockIn(html, 'tabbedCards'))).toHaveLength(6)
})

test('shows the three brands, each with its picture and its link (C-301)', async () => {
  const brands = blockIn(await htmlOf('/discover'), 'brandCards')
  expect(hrefsIn(brands)).toEqual([
    '/vehicles',
    'https://lexus.example.co.za/',
    'https://hino.example.co.za/',
  ])
  expect(count(brands, /<img/g)).toBe(3)
})

test.each([
  ['en', 'Watch Hilux Video'],
  ['af', 'Kyk Hilux Video'],
  ['zu', 'Buka Ividiyo Ye-Hilux'],
] as const)('offers the film of the Hilux in %s as %s (C-353 to C-355)', async (language, label) => {
  const tabs = blockIn(await htmlOf('/vehicles/hilux-range', language), 'hiluxRangeTabs')
  expect(textOf(tabs)).toContain(label)
  for (const cab of ['single', 'xtra', 'double'])
    expect(hrefsIn(tabs)).toContain(`/vehicles/hilux-${cab}-cab`)
})

test('features the hero model of the Hilux, and the RAV4 with the highest price (V-303, V-307)', async () => {
  const modelsWhere = async (where: Where, sort: string) => {
    const { docs } = await cms.payload.find({ collection: 'models', where, sort, limit: 1, depth: 0 })
    return docs[0]?.name.replaceAll('\u00a0', ' ') ?? ''
  }
  const hero = await modelsWhere({ heroModel: { equals: 'hilux-double-cab' } }, 'code')
  const dearest = await modelsWhere({ 'range.slug': { equals: 'rav4' } }, '-price')
  const sectionOf = async (path: string) => textOf(blockIn(await htmlOf(path), 'featuredModel'))
  expect(hero).not.toBe('')
  expect(await sectionOf('/vehicles/hilux-range')).toContain(hero)
  expect(await sectionOf('/discover/hybrid-electric')).toContain(dearest)
})
