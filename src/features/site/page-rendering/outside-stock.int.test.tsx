import { text } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { tags } from '#platform/cache/tags.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Loopback, listen } from '#tests/contract/loopback.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { renderDealerStock } = await import('#features/stock/dealer-stock/dealer-stock.page.tsx')
const { parseStockQuery } = await import('#features/stock/dealer-stock/listing.page.tsx')
const { blockIn, dealerHtml, textOf } = await import('./dealer-sites.test-support.tsx')

/** Stands in for the services of used vehicles and of specials, and for the second host of specials. */
let services: Loopback
let cms: TestCms
let isFailing = (_code: string) => false

const vehicle = (id: string, own: object = {}) => ({
  ...{ id, make: 'Toyota', model: 'Vitz 1.0', range: 'Vitz', year: 2020, mileage: 20_000, price: 200_000 },
  ...{ allowInternet: true, ...own },
})
const special = (id: string, own: object) => ({ id, title: `Special ${id}`, category: 'service', ...own })

const responses: Readonly<Record<string, unknown>> = {
  '/own/dealer-ads/marula-toyota-bryanston': [
    special('1', { image: 'https://pictures.example/image.jpg' }),
    special('2', { specialImage: { url: 'https://pictures.example/special-image.jpg' } }),
  ],
  '/second/dealer-ads/marula-toyota-bryanston': [special('3', { title: 'Advertised elsewhere' })],
}

function stockOf(code: string) {
  // The feed has the dearest first.
  return [vehicle(`${code}-dear`, { price: 400_000 }), vehicle(`${code}-cheap`, { year: 2015 })]
}

beforeAll(async () => {
  services = await listen((request, response) => {
    const address = request.url ?? ''
    const code = /dealer-code\/(\w+)$/.exec(address)?.[1]
    response.statusCode = isFailing(code ?? '') ? 500 : 200
    response.end(JSON.stringify(code ? stockOf(code) : (responses[address] ?? [])))
  })
  vi.stubEnv('STOCK_API_URL', `${services.url}/stock`)
  vi.stubEnv('SPECIALS_API_URL', `${services.url}/own`)
  vi.stubEnv('SECOND_SPECIALS_API_URL', `${services.url}/second`)
  cms = await openTestCms({ content: true })
  provideConfig({})
})
afterAll(async () => {
  await cms.close()
  await services.close()
})
beforeEach(() => {
  isFailing = () => false
  testCache.expire([tags.stock.all, tags.dealers.all])
})

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

const choices = parseStockQuery(new URLSearchParams())

/** The pre-owned page of a dealer, or the one of its group there. */
const listing = async (slug: string, wantsGroup: boolean) =>
  htmlOf(await renderDealerStock({ slug, name: slug } as DealerContext, { choices, wantsGroup }))

/** The dealers whose vehicles are listed. */
const codesIn = (html: string) =>
  [
    ...new Set([...html.matchAll(/data-stock-enquire="([^"]*)"/g)].map(([, id]) => id?.split('-')[0])),
  ].toSorted()

// The source keeps the last good list of a dealer for an hour: each test has dealers of its own.
describe('the pre-owned page of a dealer', () => {
  it('asks the service with the code of each dealer of its group, and lists them all (D-085, D-089)', async () => {
    const from = services.requests.length
    const html = await listing('marula-toyota-bryanston', true)
    const codes = ['BW301', 'BW302', 'ZA101', 'ZA117', 'ZA119', 'ZA121']
    const calls = services.requests.slice(from).filter((url) => url.startsWith('/stock/'))
    expect(calls.toSorted()).toEqual(
      codes.map((code) => `/stock/dealer-vehicles/used-vehicles/dealer-code/${code}`),
    )
    expect(codesIn(html)).toEqual(codes)
  })

  it('lists the other dealers when one fails, and names that one (D-086)', async () => {
    isFailing = (code) => code === 'NA202'
    const html = await listing('kokerboom-toyota-windhoek', true)
    expect(codesIn(html)).toEqual(['NA201', 'NA203'])
    expect(textOf(html)).toContain('The vehicles of Kokerboom Toyota Swakopmund cannot be loaded')
  })

  it.each([
    ['D-087: all dealers of its group fail', 'signal-hill-light-toyota-foreshore', true],
    ['D-394, D-407: its own list fails', 'witvink-toyota-bedfordview', false],
  ])(
    'shows the exact error with a retry, and the list after a good response: %s',
    async (_, slug, wantsGroup) => {
      isFailing = () => true
      const failed = await listing(slug, wantsGroup)
      expect(failed).toMatch(/role="alert"[^>]*>Error: Failed to fetch dealer data</)
      expect(failed).toMatch(/<a href="[^"]*"[^>]*>Try again<\/a>/)
      expect(codesIn(failed)).toEqual([])
      isFailing = () => false
      const html = await listing(slug, wantsGroup)
      expect(html).not.toContain('Error:')
      expect(codesIn(html).length > 1).toBe(wantsGroup)
      expect(codesIn(html).length).toBeGreaterThan(0)
    },
  )

  it('shows each vehicle of a group of two countries in the currency of its dealer (D-411)', async () => {
    const named = (slug: string) => ({ collection: 'dealers', where: { slug: { equals: slug } } }) as const
    const { docs } = await cms.payload.find({ ...named('marula-toyota-bryanston'), depth: 0 })
    await cms.payload.update({
      ...named('kokerboom-toyota-windhoek'),
      data: { group: docs[0]?.group ?? null },
    })
    testCache.expire([tags.dealers.all])
    const html = await listing('marula-toyota-bryanston', true)
    const price = (id: string) =>
      /(?:R|N\$)\s230\s000/.exec(
        textOf(html.slice(html.lastIndexOf('<article', html.indexOf(`"${id}"`)))),
      )?.[0]
    expect(price('ZA101-cheap')).toBe('R 230 000')
    expect(price('NA201-cheap')).toBe('N$ 230 000')
  })
})

describe('blocks on a page of a dealer', () => {
  beforeAll(async () => {
    const { docs } = await cms.payload.find({
      collection: 'pages',
      where: { path: { equals: '/dealers/template' } },
      depth: 0,
    })
    const blocks = ['usedVehicles', 'preOwnedShop', 'specialsSlider', 'oneAds'].map((blockType) => ({
      blockType,
    }))
    await cms.payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? 0,
      data: { layout: blocks as never, _status: 'published' },
    })
  })

  it('list the stock of the dealer cheapest first, and with filters and the latest in a shop (D-043 to D-045)', async () => {
    await listing('marula-toyota-bryanston', false)
    await cms.payload.db.drizzle.execute(
      sql`update stock_first_reads set first_read_at = now() + interval '1 day' where id = 'ZA101-dear'`,
    )
    testCache.expire([tags.stock.all])
    const html = await dealerHtml('/dealers/marula-toyota-bryanston')
    const order = (part: string) =>
      [...part.matchAll(/data-stock-enquire="([^"]*)"/g)].map(([, id]) => id?.split('-')[1])
    expect(order(blockIn(html, 'usedVehicles'))).toEqual(['cheap', 'dear'])
    const shop = blockIn(html, 'preOwnedShop')
    expect(shop.match(/<fieldset/g)).toHaveLength(6)
    const [before = '', latest = ''] = shop.split('Latest arrivals</h')
    expect(order(before)).toEqual(['cheap', 'dear'])
    expect(order(latest)).toEqual(['dear', 'cheap'])
  })

  it('show the pictures of specials, and ask the second host for advertised ones only (D-189, D-373, D-388)', async () => {
    const html = await dealerHtml('/dealers/marula-toyota-bryanston')
    const slider = blockIn(html, 'specialsSlider')
    expect(slider).toContain('src="https://pictures.example/image.jpg"')
    expect(slider).toContain('src="https://pictures.example/special-image.jpg"')
    expect(slider).not.toContain('Advertised elsewhere')
    const advertised = blockIn(html, 'oneAds')
    expect(advertised).toContain('Advertised elsewhere')
    expect(advertised).not.toContain('Special 1')
  })
})
