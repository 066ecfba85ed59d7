import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findDealerSitePage, findGroupPage } = await import('#features/dealers/dealer-sites/site.page.tsx')
const { respondWithContactCard, findDealerByNameAddress } = await import(
  '#features/dealers/dealer-sites/server.ts'
)
const { listDealers } = await import('#features/dealers/dealers/server.ts')
const { listIndexablePaths, loadSiteMap } = await import('#features/site/site-map/server.ts')
const { blockIn, dealerHtml, dealerStockHtml, groupHtml, textOf } = await import(
  './dealer-sites.test-support.tsx'
)

const gauteng = 'marula-toyota-bryanston'
const subpages = ['', '/contact', '/team', '/events', '/faqs', '/picture-gallery', '/trade-in']

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

describe('the site of a dealer without a page of an editor', () => {
  it('has every page of the template, filled in, with one main heading and valid HTML (D-018, D-069, D-071)', async () => {
    for (const rest of subpages) {
      const html = await dealerHtml(`/dealers/${gauteng}${rest}`)
      expect.soft(html.match(/<h1/g), rest).toHaveLength(1)
      expect.soft(html, rest).not.toMatch(/\{(?:dealer|town|region|group)\}|\/dealers\/template/)
      expect.soft(html, rest).not.toContain('data-unavailable-dealer')
      const document = `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main>${html}</main></body></html>`
      expect.soft(await htmlErrors(document, rest), rest).toEqual([])
    }
    const home = await findDealerSitePage(`/dealers/${gauteng}/home`, 'en')
    expect(home?.path).toBe(`/dealers/${gauteng}`)
  })

  it('shows the hero, the hours, popular vehicles and calculators on the home page (D-001, D-053, D-066)', async () => {
    const html = await dealerHtml(`/dealers/${gauteng}`)
    const shown = [...html.matchAll(/data-block="(\w+)"/g)].map(([, kind]) => kind)
    for (const kind of [
      'dealerHero',
      'popularVehicles',
      'servicesGrid',
      'financeCalculators',
      'contactBlock',
    ])
      expect(shown).toContain(kind)
    // The menu of the site is above it.
    expect(shown).not.toContain('navigationRibbon')
    const content = textOf(html)
    expect(content).toContain('Marula Toyota Bryanston')
    expect(content).toContain('Monday – Friday')
    const popular = blockIn(html, 'popularVehicles')
    expect(popular.match(/<article/g)).toHaveLength(8)
    expect(popular).toContain(`href="/dealers/${gauteng}/new-vehicles/`)
    expect(textOf(popular)).toMatch(/From R\s\d/)
    expect(html).toMatch(/"@type":"AutoDealer"/)
  })

  it('leads to used vehicles, new vehicles, specials, events and questions, each with something on it (D-001)', async () => {
    const root = `/dealers/${gauteng}`
    const home = await dealerHtml(root)
    const menu = /<nav aria-label="Pages of this dealer".*?<\/nav>/s.exec(home)?.[0] ?? ''
    for (const rest of ['/pre-owned', '/new-vehicles', '/specials', '/events', '/faqs'])
      expect.soft(menu).toContain(`href="${root}${rest}"`)
    expect(await dealerStockHtml(gauteng)).toMatch(/<article[^>]*>.*data-stock-enquire=/s)
    expect(blockIn(await dealerHtml(`${root}/specials`), 'dealerSpecials')).toContain('<article')
    expect(blockIn(await dealerHtml(`${root}/events`), 'eventsSlider')).toContain('<article')
    expect(blockIn(await dealerHtml(`${root}/faqs`), 'dealerFaqs')).toContain('<details')
  })

  it('links every item of the menu to a page of the dealer (D-001, D-038)', async () => {
    const html = await dealerHtml(`/dealers/${gauteng}/team`)
    const menu = /<nav aria-label="Pages of this dealer".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const hrefs = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(hrefs[0]).toBe(`/dealers/${gauteng}/new-vehicles`)
    expect(hrefs.at(-1)).toBe(`/dealers/${gauteng}/contact`)
    const site = await loadSiteMap(hrefs.filter((href) => href !== undefined))
    for (const href of hrefs) expect.soft(site.has(href ?? ''), href).toBe(true)
    const breadcrumbs = /<nav aria-label="Breadcrumbs?".*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(breadcrumbs).toContain(`href="/dealers/${gauteng}"`)
  })
})

describe('the pages that are not there', () => {
  it('are those of unknown dealers, regions and the template itself (D-069, C-12)', async () => {
    for (const path of [
      '/dealers/nobody',
      '/dealers/gauteng',
      `/dealers/${gauteng}/nothing`,
      '/dealers/template',
      '/dealers/template/team',
      '/dealers/groups/marula-motor-group',
    ])
      expect.soft(await findDealerSitePage(path, 'en'), path).toBeNull()
    expect(await findGroupPage('/dealers/groups/nobody', 'en')).toBeNull()
    expect(await findGroupPage('/dealers/groups/template', 'en')).toBeNull()
  })
})

test('replaces a page of the template by the one an editor wrote, in the order of its blocks (D-018)', async () => {
  const block = (title: string) => ({ blockType: 'spacer', size: 'small', cssId: title }) as const
  const create = (order: readonly string[]) =>
    cms.payload.create({
      collection: 'pages',
      data: {
        path: `/dealers/${gauteng}/journey`,
        title: 'Journey',
        _status: 'published',
        layout: order.map(block) as never,
      },
    })
  const ids = (html: string) => [...html.matchAll(/ id="(one|two)"/g)].map(([, id]) => id)
  const { id } = await create(['one', 'two'])
  expect(ids(await dealerHtml(`/dealers/${gauteng}/journey`))).toEqual(['one', 'two'])
  await cms.payload.update({
    collection: 'pages',
    id,
    data: { layout: ['two', 'one'].map(block) as never, _status: 'published' },
  })
  testCache.expire([tags.pages.page(`/dealers/${gauteng}/journey`)])
  expect(ids(await dealerHtml(`/dealers/${gauteng}/journey`))).toEqual(['two', 'one'])
})

test('shows the contact block only on pages that list it (D-042)', async () => {
  expect(await dealerHtml(`/dealers/${gauteng}`)).toContain('data-block="contactBlock"')
  expect(await dealerHtml(`/dealers/${gauteng}/picture-gallery`)).not.toContain('data-block="contactBlock"')
})

test('shows the dealers of a group in tabs, and Lexus vehicles (D-056 to D-059, D-077, D-078)', async () => {
  const html = await groupHtml('/dealers/groups/marula-motor-group')
  expect(html).toMatch(/<h1[^>]*>Marula Motor Group</)
  const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)
  expect(tabs).toEqual(['All', 'Gauteng', 'Limpopo', 'Mpumalanga', 'North West', 'Botswana'])
  expect(html).toContain('https://lexus.example.co.za/')
  expect(textOf(html)).toMatch(/From R\s\d/)
  expect(textOf(html)).toContain('Finance Services')
})

test('offers the general form on the page of a group, with a required list of its dealers (D-004)', async () => {
  const html = await groupHtml('/dealers/groups/kokerboom-motors')
  const form = /<form[^>]*action="\/api\/enquiries\/dealerContact".*?<\/form>/s.exec(html)?.[0] ?? ''
  const list = /<select[^>]*name="dealer".*?<\/select>/s.exec(form)?.[0] ?? ''
  expect([...list.matchAll(/<optgroup label="([^"]*)"/g)].map(([, label]) => label)).toEqual(['Namibia'])
  const slugs = [...list.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
  const own = (await listDealers()).filter(({ group }) => group?.slug === 'kokerboom-motors')
  expect(slugs.sort()).toEqual(['', ...own.map(({ slug }) => slug)].sort())
  expect(own.length).toBeGreaterThan(1)
  expect(await dealerHtml(`/dealers/${gauteng}/contact`)).not.toContain('<select name="dealer"')
})

test('lists every site in the site map without its template, and no page twice', async () => {
  const paths = await listIndexablePaths()
  const dealers = await listDealers()
  for (const { slug } of dealers)
    for (const rest of subpages) expect.soft(paths).toContain(`/dealers/${slug}${rest}`)
  expect(paths).toContain('/dealers/groups/marula-motor-group')
  expect(paths.filter((path) => path.includes('/template'))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('finds the dealer of an address that holds its name, but not of one that is a slug (V-283, V-10)', async () => {
  const { docs } = await cms.payload.find({ collection: 'regions', limit: 1, depth: 0 })
  await cms.payload.create({
    collection: 'dealers',
    data: {
      ...{ name: 'Barloworld  Toyota Menlyn', slug: 'barloworld-menlyn', supplierCode: 'ZA990' },
      ...{ toyotaSupplier: 'Y', region: docs[0]?.id ?? 0, _status: 'published' },
    },
  })
  testCache.expire([tags.dealers.all])
  expect(await findDealerByNameAddress('barloworld-toyota-menlyn')).toMatchObject({
    slug: 'barloworld-menlyn',
  })
  expect(await findDealerByNameAddress('Barloworld-Toyota-Menlyn')).toMatchObject({
    slug: 'barloworld-menlyn',
  })
  expect(await findDealerByNameAddress('barloworld-menlyn')).toBeNull()
  expect(await findDealerByNameAddress(gauteng)).toBeNull()
  expect(await findDealerByNameAddress('nobody')).toBeNull()
})

test('responds with a vCard, and with 404 for an unknown dealer', async () => {
  const response = await respondWithContactCard(gauteng)
  expect(response.headers.get('content-type')).toContain('text/vcard')
  expect(await response.text()).toContain('FN:Marula Toyota Bryanston')
  expect((await respondWithContactCard('nobody')).status).toBe(404)
})
