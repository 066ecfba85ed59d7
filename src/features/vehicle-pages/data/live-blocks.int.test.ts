import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CalendarDay } from '#platform/clock.ts'
import { siteClock } from '#platform/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { loadModelLineUp, loadRangeCarousel, loadValueAddedOffers } = await import('./live-blocks.ts')
const { listModelCards } = await import('#features/vehicles/server.ts')
const { loadOwnerBenefits } = await import('./owner-benefits.ts')
const { selectModels } = await import('../rules/select-models.ts')

const today = '2026-11-22'
const query = { path: '/', today } as const

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})

afterAll(() => cms.close())

async function dataOf<Data>(
  result: Promise<{ state: 'ready'; data: Data } | { state: 'empty' | 'failed' }>,
): Promise<Data> {
  const live = await result
  if (live.state !== 'ready') throw new Error(`Expected the state ready, got ${live.state}.`)
  return live.data
}

describe('the loader of selected models', () => {
  test('returns all eight models of the line-up in its order (V-178)', async () => {
    const codes = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']
    const cards = selectModels(await dataOf(loadModelLineUp(query)), { codes, order: 'codes' })
    expect(cards.map(({ code }) => code)).toEqual(codes)
    for (const { href, picture } of cards) {
      expect(href).toMatch(/^\/vehicles\/[a-z0-9-]+$/)
      expect(picture?.src).toMatch(/^\/art\//)
    }
  })

  test('returns the four models of the grid, which sort by price, lowest first (V-180)', async () => {
    const codes = ['49Y', '66M', 'P34', '57U']
    const cards = selectModels(await dataOf(loadModelLineUp({ ...query, codes })), { codes, order: 'price' })
    const prices = cards.map(({ price }) => Number(price))
    expect(cards).toHaveLength(4)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('marks only a hybrid as a hybrid (V-181)', async () => {
    const cards = await dataOf(loadModelLineUp({ ...query, codes: ['49Y', '66M'] }))
    // The Hilux 2.4 GD-6 Raider is a diesel, the Corolla Cross 1.8 XR a hybrid.
    expect(Object.fromEntries(cards.map(({ code, hybrid }) => [code, hybrid]))).toEqual({
      '49Y': false,
      '66M': true,
    })
  })

  test('returns an empty result, not a failure, for unknown codes (V-178)', async () => {
    expect(await loadModelLineUp({ ...query, codes: ['ZZZ'] })).toEqual({ state: 'empty' })
  })
})

test('provides a picture for every model card, even when the drawing of its range has another name', async () => {
  const cards = await listModelCards(true)
  const slugs = new Set(cards.map(({ range }) => range.slug))
  expect([...slugs]).toEqual(expect.arrayContaining(['toyota-starlet', 'gr-86', 'fortuner']))
  expect(cards.filter(({ picture }) => picture === null)).toEqual([])
})

test('shows the first six ranges of the line-up in the carousel, in order (C-138)', async () => {
  const cards = await dataOf(loadRangeCarousel(query))
  const { docs } = await cms.payload.find({ collection: 'ranges', sort: ['order', 'name'], limit: 100 })
  expect(docs.length).toBeGreaterThan(6)
  expect(cards.map(({ slug }) => slug)).toEqual(docs.slice(0, 6).map(({ slug }) => slug))
})

test('shows the carousel vehicles from the front, like heroModelFrontImage of the contract (C-145)', async () => {
  for (const { slug, picture } of await dataOf(loadRangeCarousel(query)))
    expect(picture?.src, slug).toMatch(new RegExp(`/vehicle/${slug}/front/`))
})

describe('the loader of owner benefits', () => {
  const benefitsOf = (code: string, language: 'en' | 'af' | 'zu' = 'en') =>
    dataOf(loadOwnerBenefits({ language, codes: [code] }))

  test('returns 6 services / 60 000 km for the Hiace 2.7 PWD (C-132)', async () => {
    const { docs } = await cms.payload.find({
      collection: 'models',
      where: { name: { equals: 'Hiace 2.7 PWD' } },
    })
    const { servicePlan, warranty, wifi } = await benefitsOf(docs[0]?.code ?? '')
    expect(servicePlan).toEqual({ text: '6 services / 60 000 km', language: 'en' })
    expect(warranty).toEqual({ text: '3 years / 100 000 km', language: 'en' })
    expect(wifi).toEqual({ text: '25GB for 12 months', language: 'en' })
  })

  test('returns the benefits of each model by its code (C-137, C-374)', async () => {
    expect((await benefitsOf('57U')).servicePlan?.text).toBe('9 services / 90 000 km')
    expect((await benefitsOf('66M')).servicePlan?.text).toBe('6 services / 90 000 km')
  })

  test('returns no English word in Afrikaans and isiZulu (C-133, C-134, C-135)', async () => {
    expect(await benefitsOf('N35', 'af')).toEqual({
      servicePlan: { text: '9 dienste / 90 000 km', language: 'af' },
      warranty: { text: '3 jaar / 100 000 km', language: 'af' },
      wifi: { text: '25GB vir 12 maande', language: 'af' },
    })
    expect(await benefitsOf('N35', 'zu')).toEqual({
      servicePlan: { text: 'amasevisi angu-9 / 90 000 km', language: 'zu' },
      warranty: { text: 'iminyaka engu-3 / 100 000 km', language: 'zu' },
      wifi: { text: '25GB izinyanga ezingu-12', language: 'zu' },
    })
  })

  test('returns an empty result, not a failure, for an unknown code', async () => {
    expect(await loadOwnerBenefits({ language: 'en', codes: ['ZZZ'] })).toEqual({ state: 'empty' })
  })
})

describe('the loader of value-added offers', () => {
  const offersOn = async (day: CalendarDay) => {
    const live = await loadValueAddedOffers({ path: '/', today: day })
    return live.state === 'ready' ? live.data : []
  }

  test('returns 12 months complimentary insurance and no excess reducer for the Vitz (C-175)', async () => {
    const [vitz] = (await offersOn(siteClock().today())).filter(({ range }) => range.slug === 'vitz')
    expect(vitz?.title).toBe('12 months complimentary insurance')
    expect(JSON.stringify(vitz)).not.toMatch(/excess reducer/i)
  })

  test.each(['2024-07-01', '2024-09-30'] as const)(
    'returns the 2024 offer of the Fortuner with its R\u00a010\u00a0000 on %s (C-176)',
    async (day) => {
      const offers = await offersOn(day)
      expect(offers.map(({ range }) => range.slug)).toEqual(['fortuner'])
      expect(offers[0]).toMatchObject({ start: '2024-07-01', end: '2024-09-30' })
      expect(JSON.stringify(offers)).toContain('R\u00a010\u00a0000')
      expect(offers[0]?.terms.join(' ')).toContain('1 Jul to 30 Sep 2024')
    },
  )

  test.each(['2024-06-30', '2024-10-01'] as const)('returns no offer on %s (C-176)', async (day) => {
    expect(await offersOn(day)).toEqual([])
  })

  test('returns current offers for the Fortuner and the Vitz only (C-171)', async () => {
    const slugs = (await offersOn(siteClock().today())).map(({ range }) => range.slug)
    expect(slugs.toSorted()).toEqual(['fortuner', 'vitz'])
  })
})
