import { afterAll, beforeAll, expect, it, test, vi } from 'vitest'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { amountsIn, catalogueAmounts } from '../e2e/support/catalogue-prices.ts'
import { type DealerPage, metadataOf, renderDealerPage, targetsIn } from './dealer-pages.test-support.ts'

vi.mock('next/cache', () => import('../next-cache.ts'))
// Next compiles fonts.
vi.mock('#ui/fonts.ts', () => ({ fontClasses: '' }))
// Next provides these to islands.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useRouter: () => null,
}))

const gauteng = 'marula-toyota-bryanston'
const lesotho = 'mountain-kingdom-toyota-maseru'

const at = (address: string) => ({ kind: 'address' as const, address })

const textNode = {
  type: 'text',
  text: 'Fortuner',
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
}
const element = { version: 1, direction: null, format: '' as const, indent: 0 }
const textWithLink = (url: string) => {
  const link = { ...element, type: 'link', fields: { linkType: 'custom', url }, children: [textNode] }
  return {
    root: { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children: [link] }] },
  }
}

/** A page with every kind of link to vehicles that an editor can add. */
const journeys = (hiluxRange: number, doubleCab: number) => [
  {
    ...{ blockType: 'text', title: 'Far away', content: textWithLink('/vehicles/fortuner/offers') },
    buttons: [
      { label: 'Every Hilux', look: 'text', link: { kind: 'page', page: hiluxRange } },
      { label: 'Stops', look: 'text', link: { ...at('/vehicles/journeys'), anchor: 'stops' } },
      { label: 'To scale', look: 'text', link: at('/vehicles/size') },
    ],
  },
  { blockType: 'lineUp', heading: 'All of them.' },
  { blockType: 'modelLineUp', heading: 'Three of them.', codes: ['57U', '86W', 'N35'] },
  { blockType: 'rangeCarousel', heading: 'Six of them.' },
  {
    ...{ blockType: 'rangeSlider', title: 'Two of them.' },
    rangeSliderData: [
      {
        rangeName: 'Bakkies',
        models: [
          { modelName: 'Double Cab', modelPageLink: { kind: 'range', range: doubleCab } },
          { modelName: 'Something else' },
        ],
      },
    ],
  },
  { blockType: 'valueAddedOffers', heading: 'Insured when you drive off.' },
  { blockType: 'insuranceBanner' },
  { blockType: 'relatedVehicles' },
]

const pages: readonly Omit<DealerPage, 'dealer'>[] = [
  { route: '' },
  { route: 'range', range: 'fortuner' },
  { route: 'range', range: 'hilux-double-cab', locale: 'af' },
  { route: 'compare', range: 'fortuner', codes: '57U,73T' },
  { route: 'offers', range: 'fortuner' },
  { route: 'range', range: 'hilux-range' },
  { route: 'range', range: 'journeys' },
]

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
  const { payload } = cms
  const [hiluxRange, doubleCab] = await Promise.all([
    payload.find({ collection: 'pages', where: { path: { equals: '/vehicles/hilux-range' } }, depth: 0 }),
    payload.find({ collection: 'ranges', where: { slug: { equals: 'hilux-double-cab' } }, depth: 0 }),
  ])
  const layout = journeys(hiluxRange.docs[0]?.id ?? 0, doubleCab.docs[0]?.id ?? 0)
  await payload.create({
    collection: 'pages',
    data: { path: '/vehicles/journeys', title: 'Journeys', layout: layout as never, _status: 'published' },
  })
  const { items } = await payload.findGlobal({ slug: 'header', depth: 0 })
  const added = ['/vehicles/hilux-range', '/vehicles/fortuner/offers', '/vehicles/size'].map((address) => ({
    ...{ itemType: 'default' as const, place: 'middle' as const, label: address, link: at(address) },
  }))
  await payload.updateGlobal({
    slug: 'header',
    data: { items: [...(items ?? []), ...added], _status: 'published' },
  })
})
afterAll(() => cms.close())

const root = (dealer: string) => `/dealers/${dealer}/new-vehicles`

/** Everything below `/vehicles` has a counterpart at a dealer, besides the sizes of any two ranges. */
const leavesDealer = (target: string) => /^\/vehicles(?!\/size(?:$|[?#]))(?:$|[/?#])/.test(target)

it('keeps the dealer in every link to vehicles, also in menus and in what editors wrote (D-072, D-073)', async () => {
  for (const page of pages) {
    const name = `${page.route} ${page.range ?? ''}`
    const targets = targetsIn(await renderDealerPage({ ...page, dealer: gauteng }))
    expect.soft(targets.filter(leavesDealer), name).toEqual([])
    for (const target of ['', '/fortuner', '/hilux-range', '/fortuner/offers'])
      expect.soft(targets, name).toContain(root(gauteng) + target)
    expect.soft(targets, name).toContain('/vehicles/size')
  }
})

it('links each section of a page in the name of a dealer to pages that exist (D-073)', async () => {
  const html = await renderDealerPage({ route: 'range', range: 'journeys', dealer: gauteng })
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const targets = targetsIn(main).filter((target) => target.startsWith(`${root(gauteng)}/`))
  for (const target of ['/fortuner/offers', '/hilux-range', '/hilux-double-cab', '/vitz', '/hiace'])
    expect.soft(targets).toContain(root(gauteng) + target)
  expect(targetsIn(main)).toContain(`${root(gauteng)}/journeys#stops`)
  const paths = targets.map((target) => target.replace(/[?#].*$/, ''))
  const site = await loadSiteMap(paths)
  for (const path of paths) expect.soft(site.has(path), path).toBe(true)
})

it('shows offers at a dealer in Gauteng, and returns 404 in Lesotho, where nothing links to them (D-073, F-12)', async () => {
  const amounts = await catalogueAmounts()
  const offers = { route: 'offers', range: 'fortuner' } as const
  const html = await renderDealerPage({ ...offers, dealer: gauteng })
  expect(html).toContain('Offers on the Fortuner.')
  expect(amountsIn(/<main.*<\/main>/s.exec(html)?.[0] ?? '', amounts).length).toBeGreaterThan(3)
  await expect(renderDealerPage({ ...offers, dealer: lesotho })).rejects.toMatchObject({
    digest: expect.stringContaining('404'),
  })
  const [own, hidden] = [gauteng, lesotho].map((dealer) => `${root(dealer)}/fortuner/offers`)
  const site = await loadSiteMap([own ?? '', hidden ?? ''])
  expect([site.has(own ?? ''), site.has(hidden ?? '')]).toEqual([true, false])
  for (const range of ['fortuner', 'journeys']) {
    const page = await renderDealerPage({ route: 'range', range, dealer: lesotho })
    expect.soft(targetsIn(page).filter((target) => target.includes('/offers'))).toEqual([])
    expect.soft(targetsIn(page).filter(leavesDealer)).toEqual([])
  }
})

it('hides prices, insurance and its offers on an editor’s page where the region hides them (D-073, F-12)', async () => {
  const amounts = await catalogueAmounts()
  const shown = (dealer: string) => renderDealerPage({ route: 'range', range: 'journeys', dealer })
  const hidden = await shown(lesotho)
  expect(amountsIn(hidden, amounts)).toEqual([])
  expect(hidden).not.toMatch(/data-insurance-banner|Insured when you drive off/)
  expect(hidden).toContain('Three of them.')
  const visible = await shown(gauteng)
  expect(amountsIn(visible, amounts).length).toBeGreaterThan(10)
  for (const shownThere of ['data-insurance-banner', 'Insured when you drive off.'])
    expect(visible).toContain(shownThere)
})

test.each([
  ['en', 'One name, three cabs.', 'Your dealer:', ''],
  ['af', 'Een naam, drie kajuite.', 'Jou handelaar:', '/af'],
  ['zu', 'Igama elilodwa, amakhebhini amathathu.', 'Umthengisi wakho:', '/zu'],
] as const)(
  'shows the page of every Hilux in %s at a dealer, with the canonical URL on the main site (D-007, D-073)',
  async (locale, title, label, suffix) => {
    const page = { route: 'range', range: 'hilux-range', dealer: lesotho, locale } as const
    const html = await renderDealerPage(page)
    expect(html).toContain(`<html lang="${locale}"`)
    for (const words of [title, label, 'Mountain Kingdom Toyota Maseru']) expect(html).toContain(words)
    const { alternates, openGraph, title: headline } = await metadataOf(page)
    expect(alternates?.canonical).toBe(`/vehicles/hilux-range${suffix}`)
    expect(alternates?.languages).toMatchObject({ af: `${root(lesotho)}/hilux-range/af` })
    expect(openGraph?.url).toBe(`/vehicles/hilux-range${suffix}`)
    expect(JSON.stringify(headline)).toContain('Mountain Kingdom Toyota Maseru')
  },
)

test.each([
  ['an unknown range', { route: 'range', range: 'nothing', dealer: gauteng }],
  ['offers on an unknown range', { route: 'offers', range: 'nothing', dealer: gauteng }],
  ['offers on a page that is no range', { route: 'offers', range: 'hilux-range', dealer: gauteng }],
  ['sizes', { route: 'range', range: 'size', dealer: gauteng }],
  ['every Hilux at an unknown dealer', { route: 'range', range: 'hilux-range', dealer: 'nobody' }],
  ['offers at an unknown dealer', { route: 'offers', range: 'fortuner', dealer: 'nobody' }],
] as const)('returns 404 for %s (D-073)', async (_, page) => {
  await expect(renderDealerPage(page)).rejects.toMatchObject({ digest: expect.stringContaining('404') })
})
