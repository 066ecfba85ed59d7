import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dealerContext } from '#features/dealers/dealers/server.ts'
import { loadSiteLayout } from '#features/site/navigation/server.ts'
import { loadRelatedVehicles } from '#features/vehicles/line-up/server.ts'
import { respondWithQuote, respondWithSpecSheet } from '#features/vehicles/print/server.ts'
import { vehicleJsonLd } from '#features/vehicles/range-page/range.page.tsx'
import { respondWithModelCards } from '#features/vehicles/range-page/server.ts'
import { compareAcrossRanges } from '#features/vehicles/vehicle-comparison/server.ts'
import { findOffers } from '#features/vehicles/vehicle-offers/server.ts'
import {
  findComparison,
  findRange,
  findRangeModels,
  listRanges,
  listRangesFor,
} from '#features/vehicles/vehicles/server.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { amountsIn, catalogueAmounts } from '../e2e/support/catalogue-prices.ts'
import { testCache } from '../next-cache.ts'
import { readCompressedPdf } from '../pdf-text.ts'
import { pick } from '../scale.ts'

vi.mock('next/cache', () => import('../next-cache.ts'))

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
}, 120_000)
afterAll(() => cms.close())

const allCountries = {
  Namibia: 'kokerboom-toyota-windhoek',
  Botswana: 'marula-toyota-gaborone',
  Eswatini: 'lilac-roller-toyota-manzini',
  Lesotho: 'mountain-kingdom-toyota-maseru',
  Zambia: 'copper-sun-toyota-lusaka',
  Zimbabwe: 'flame-lily-toyota-harare',
} as const

/** In the gate one country with a currency of its own, and one with the rand. */
const countries = pick<Partial<typeof allCountries>>({
  gate: { Namibia: allCountries.Namibia, Botswana: allCountries.Botswana },
  all: allCountries,
})

async function contextOf(slug: string) {
  const dealer = await dealerContext(slug)
  if (!dealer) throw new Error(`There is no dealer ${slug}.`)
  return dealer
}

/** Serialises all data of a dealer's pages about a range. */
async function pageDataOf(dealerSlug: string, range: string): Promise<string> {
  const dealer = await contextOf(dealerSlug)
  const path = `/dealers/${dealerSlug}/new-vehicles/${range}`
  const view = await findRange(range, 'en', dealer.shows)
  return JSON.stringify([
    view,
    view && vehicleJsonLd(view, `https://example.co.za${path}`),
    await findRangeModels(range, dealer.shows),
    await findComparison(range, [], dealer.shows),
    await compareAcrossRanges(['57U', 'P34', 'N35'], dealer.shows),
    await findOffers(range, '2026-11-20', dealer.shows),
    await listRangesFor(dealer.shows),
    await loadSiteLayout('en', 'light', dealer),
    await loadRelatedVehicles({ path, language: 'en', today: '2026-11-20' }),
  ])
}

it('exposes no catalogue amount in the page data of dealers in the six countries (V-286)', async () => {
  const amounts = await catalogueAmounts()
  expect(amounts.length).toBeGreaterThan(100)
  const ranges = pick({
    gate: ['fortuner', 'hilux-double-cab', 'corolla-cross'],
    all: (await listRanges()).map(({ slug }) => slug),
  })
  for (const [country, slug] of Object.entries(countries)) {
    const data = await Promise.all(ranges.map((range) => pageDataOf(slug, range)))
    expect.soft(amountsIn(data.join('\n'), amounts), country).toEqual([])
  }
})

it('exposes no amount in the model choosers of those dealers, but does in Gauteng (V-286)', async () => {
  const amounts = await catalogueAmounts()
  const modelCardsOf = async (dealer: string) =>
    (await respondWithModelCards(new URLSearchParams({ lang: 'en', dealer }))).text()
  for (const [country, slug] of Object.entries(countries))
    expect.soft(amountsIn(await modelCardsOf(slug), amounts), country).toEqual([])
  expect(amountsIn(await modelCardsOf('marula-toyota-bryanston'), amounts).length).toBeGreaterThan(50)
})

/** Returns the text of a specification sheet. */
async function sheetOf(dealerSlug: string, code: string): Promise<string> {
  const dealer = await contextOf(dealerSlug)
  const response = await respondWithSpecSheet({
    rangeSlug: 'fortuner',
    query: new URLSearchParams({ code }),
    dealer,
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return readCompressedPdf(Buffer.from(await response.arrayBuffer())).text
}

it('omits amounts from specification sheets of dealers in the six countries, but not in Gauteng (V-286)', async () => {
  const amounts = await catalogueAmounts()
  for (const [country, slug] of Object.entries(countries)) {
    for (const codes of pick({ gate: ['57U,73V'], all: ['57U', '57U,73V'] })) {
      const text = await sheetOf(slug, codes)
      expect.soft(text, country).toContain('Fortuner')
      expect.soft(amountsIn(text, amounts), country).toEqual([])
    }
  }
  expect(amountsIn(await sheetOf('marula-toyota-bryanston', '57U'), amounts).length).toBeGreaterThan(0)
}, 60_000)

it('returns 404 for a finance quote of a dealer in the six countries, and a PDF in Gauteng (V-286)', async () => {
  const quote = async (dealerSlug: string) =>
    respondWithQuote({
      rangeSlug: 'fortuner',
      query: new URLSearchParams({ code: '57U' }),
      dealer: await contextOf(dealerSlug),
    })
  const amounts = await catalogueAmounts()
  for (const [country, slug] of Object.entries(countries)) {
    const response = await quote(slug)
    expect.soft(response.status, country).toBe(404)
    expect.soft(amountsIn(await response.text(), amounts), country).toEqual([])
  }
  const response = await quote('marula-toyota-bryanston')
  expect(response.status).toBe(200)
  const { text } = readCompressedPdf(Buffer.from(await response.arrayBuffer()))
  expect(text).toContain('Marula Toyota Bryanston')
  expect(amountsIn(text, amounts).length).toBeGreaterThan(0)
}, 60_000)

it('includes model prices for a dealer in Gauteng and for pages without a dealer (V-287)', async () => {
  const amounts = await catalogueAmounts()
  const [model] = (await findRangeModels('fortuner'))?.models ?? []
  const data = await pageDataOf('marula-toyota-bryanston', 'fortuner')
  expect(amountsIn(data, amounts)).toContain(String(Number(model?.price) / 100))
  expect(amountsIn(JSON.stringify(await findRange('fortuner', 'en')), amounts).length).toBeGreaterThan(3)
})

it('applies a changed cell of the region table to that cell and region alone (V-286)', async () => {
  const { payload } = cms
  const { docs } = await payload.find({ collection: 'regions', where: { slug: { equals: 'namibia' } } })
  const before = (await contextOf(allCountries.Namibia)).shows
  const shows = { ...docs[0]?.shows, vehiclePrices: true }
  await payload.update({ collection: 'regions', id: docs[0]?.id ?? 0, data: { shows } })
  testCache.expire(['dealers'])
  expect((await contextOf(allCountries.Namibia)).shows).toEqual({ ...before, vehiclePrices: true })
  const amounts = await catalogueAmounts()
  expect(amountsIn(await pageDataOf(allCountries.Namibia, 'fortuner'), amounts).length).toBeGreaterThan(3)
  expect(amountsIn(await pageDataOf(allCountries.Botswana, 'fortuner'), amounts)).toEqual([])
})

it('keeps the dealer in the menu links of its pages (D-073)', async () => {
  const dealer = await contextOf('marula-toyota-bryanston')
  const layout = JSON.stringify(await loadSiteLayout('en', 'light', dealer))
  expect(layout).toContain('"/dealers/marula-toyota-bryanston/new-vehicles/fortuner"')
  expect(layout).toContain('"/dealers/marula-toyota-bryanston/new-vehicles"')
  expect(layout).not.toMatch(/"\/vehicles(?:\/fortuner)?"/)
})
