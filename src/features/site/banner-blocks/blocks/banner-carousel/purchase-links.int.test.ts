import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { respondWithDealerCode } from '#features/dealers/dealers/server.ts'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import { caches } from '#platform/cache/caches.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import { loadPurchaseLinks } from './load-purchase-links.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let dealer: { slug: string; code: string }

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  const { docs } = await cms.payload.find({
    collection: 'dealers',
    where: { supplierCode: { exists: true } },
    limit: 1,
    depth: 0,
  })
  dealer = { slug: String(docs[0]?.slug), code: String(docs[0]?.supplierCode) }
})
afterAll(() => cms.close())

const banner = (slide: object) =>
  [{ blockType: 'bannerCarousel', slides: [{ title: 'Yours', ...slide }] }] as LayoutBlock[]
const withButtons = banner({ enquiryDialog: true })

async function setPurchaseSite(purchaseSite: string) {
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { addresses: { purchaseSite } } })
  testCache.expire(caches.siteSettings.tags)
}

describe('where the buttons of banners lead', () => {
  it('is our own forms until a purchase site is set', async () => {
    expect(await loadPurchaseLinks({ path: '/owners', blocks: withButtons })).toEqual({
      state: 'ready',
      data: {
        site: null,
        dealer: null,
        forms: { 'enquire-now': '/enquiry/quote', 'test-drive': '/enquiry/test-drive' },
      },
    })
  })

  it('is the purchase site, with the supplier code of the dealer of the page (C-044, C-045, C-373)', async () => {
    await setPurchaseSite('https://buy.example.co.za/za')
    const links = await loadPurchaseLinks({ path: `/dealers/${dealer.slug}/about`, blocks: withButtons })
    expect(links).toMatchObject({ state: 'ready', data: { site: 'https://buy.example.co.za/za', dealer } })
  })

  it('is without a dealer on a page of a region or of an unknown dealer (C-045)', async () => {
    for (const path of ['/dealers/gauteng', '/dealers/no-such-dealer', '/'])
      expect(await loadPurchaseLinks({ path, blocks: withButtons })).toMatchObject({ data: { dealer: null } })
  })

  it('is not looked up for banners without such a button', async () => {
    expect(await loadPurchaseLinks({ path: '/', blocks: banner({}) })).toEqual({ state: 'empty' })
  })

  it('refuses a purchase site that is not encrypted', async () => {
    await expect(setPurchaseSite('http://buy.example.co.za')).rejects.toMatchObject({ status: 400 })
  })
})

describe('the supplier code of a preferred dealer', () => {
  const codeOf = (query: Record<string, string>) => respondWithDealerCode(new URLSearchParams(query))

  it('is that of the dealer, and null for an unknown one (C-373)', async () => {
    expect(await (await codeOf({ slug: dealer.slug })).json()).toEqual({ code: dealer.code })
    expect(await (await codeOf({ slug: 'no-such-dealer' })).json()).toEqual({ code: null })
  })

  it('is refused without a valid slug', async () => {
    for (const query of [{ slug: '' }, { slug: 'A/B' }]) expect((await codeOf(query)).status).toBe(400)
  })
})
