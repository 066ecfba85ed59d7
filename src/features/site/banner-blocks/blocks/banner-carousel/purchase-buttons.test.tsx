import { describe, expect, it } from 'vitest'
import type { Live } from '#features/site/blocks/index.ts'
import { renderingOf } from '#tests/blocks.tsx'
import { bannerCarousel } from './block.ts'
import type { BannerData } from './load-banner-data.ts'
import type { PurchaseLinks, Slide } from './purchase-links.ts'

const { markupOf } = await renderingOf(bannerCarousel)

const site = 'https://buy.example.co.za'
const forms = { 'enquire-now': '/enquiry/quote', 'test-drive': '/enquiry/test-drive' }
const dealer = { slug: 'marula-toyota', code: 'ZA101' }
const hilux = { id: 1, code: 'HDC', slug: 'hilux-double-cab', name: 'Hilux' } as never
const both = { title: 'Yours', enquiryDialog: true, testDriveDialog: true }

function linksOf(slide: Slide, links: PurchaseLinks | null): (readonly [label: string, href: string])[] {
  const live: Live<BannerData> = links ? { state: 'ready', data: { links, titles: {} } } : { state: 'failed' }
  const html = markupOf({ blockType: 'bannerCarousel', slides: [slide] }, {}, live)
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>([^<]+)/g)].map(
    ([, href = '', label = '']) => [label, href.replaceAll('&amp;', '&')] as const,
  )
}

describe('the buttons of a banner for the purchase site', () => {
  it('lead there without JavaScript, with the codes of the vehicle and the dealer (C-044 to C-046, C-373)', () => {
    expect(linksOf({ ...both, range: hilux }, { site, dealer, forms })).toEqual([
      ['Enquire Now', `${site}/enquire-now?range_code=HDC&dealercode=ZA101`],
      ['Book A Test Drive', `${site}/test-drive`],
    ])
  })

  it.each([
    ['a vehicle that is not populated', 7],
    ['no vehicle', null],
    ['a vehicle without a code', { ...(hilux as object), code: '' } as never],
  ])('name no vehicle for %s (C-045)', (_, range) => {
    const withoutCode = { slug: 'marula-toyota', code: null }
    const [enquiry] = linksOf({ ...both, range }, { site, dealer: withoutCode, forms })
    expect(enquiry).toEqual(['Enquire Now', `${site}/enquire-now`])
  })

  it('lead to our own forms, for the dealer of the page, while no purchase site is set', () => {
    expect(linksOf(both, { site: null, dealer: null, forms })).toEqual([
      ['Enquire Now', '/enquiry/quote'],
      ['Book A Test Drive', '/enquiry/test-drive'],
    ])
    expect(linksOf(both, { site: null, dealer, forms })).toEqual([
      ['Enquire Now', '/enquiry/quote?dealer=marula-toyota'],
      ['Book A Test Drive', '/enquiry/test-drive?dealer=marula-toyota'],
    ])
  })

  it('lead to our own forms while the settings cannot be read', () => {
    expect(linksOf(both, null).map(([, href]) => href)).toEqual(['/enquiry/quote', '/enquiry/test-drive'])
  })

  it('are absent without a form that exists, and on a slide that does not enable them', () => {
    const noForms = { 'enquire-now': null, 'test-drive': null }
    expect(linksOf(both, { site: null, dealer: null, forms: noForms })).toEqual([])
    expect(linksOf({ title: 'Yours' }, { site, dealer, forms })).toEqual([])
    expect(linksOf({ title: 'Yours', testDriveDialog: true }, { site, dealer, forms })).toHaveLength(1)
  })
})
