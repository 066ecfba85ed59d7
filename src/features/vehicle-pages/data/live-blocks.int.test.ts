import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CalendarDay } from '#platform/clock.ts'
import { siteClock } from '#platform/site-clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

vi.mock('next/cache', () => import('#tests/answer-cache.ts'))
const { loadModelLineUp, loadRangeCarousel, loadValueAddedOffers } = await import('./live-blocks.ts')
const { listModelCards } = await import('#features/vehicles/server.ts')
const { loadOwnerBenefits } = await import('./owner-benefits.ts')
const { chosenModels } = await import('../rules/chosen-models.ts')

const today = '2026-11-22'
const asked = { path: '/', today } as const

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})

afterAll(() => cms.close())

async function dataOf<Data>(
  answer: Promise<{ state: 'ready'; data: Data } | { state: 'empty' | 'failed' }>,
): Promise<Data> {
  const live = await answer
  if (live.state !== 'ready') throw new Error(`It is ${live.state}.`)
  return live.data
}

describe('chosen models', () => {
  test('V-178: the eight codes of the line-up are on sale, and stand in its order', async () => {
    const codes = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']
    const cards = chosenModels(await dataOf(loadModelLineUp(asked)), { codes, order: 'codes' })
    expect(cards.map(({ code }) => code)).toEqual(codes)
    for (const { href, picture } of cards) {
      expect(href).toMatch(/^\/vehicles\/[a-z0-9-]+$/)
      expect(picture?.src).toMatch(/^\/art\//)
    }
  })

  test('V-180: the four of the grid stand by price, lowest first', async () => {
    const codes = ['49Y', '66M', 'P34', '57U']
    const cards = chosenModels(await dataOf(loadModelLineUp({ ...asked, codes })), { codes, order: 'price' })
    const prices = cards.map(({ price }) => Number(price))
    expect(cards).toHaveLength(4)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('V-181: a hybrid is known as one', async () => {
    const cards = await dataOf(loadModelLineUp({ ...asked, codes: ['49Y', '66M'] }))
    // The Hilux 2.4 GD-6 Raider is a diesel, the Corolla Cross 1.8 XR a hybrid.
    expect(Object.fromEntries(cards.map(({ code, hybrid }) => [code, hybrid]))).toEqual({
      '49Y': false,
      '66M': true,
    })
  })

  test('V-178: codes that nobody sells are no failure', async () => {
    expect(await loadModelLineUp({ ...asked, codes: ['ZZZ'] })).toEqual({ state: 'empty' })
  })
})

test('a model is pictured in the choosers, also where its range is drawn under another name', async () => {
  const cards = await listModelCards(true)
  const slugs = new Set(cards.map(({ range }) => range.slug))
  expect([...slugs]).toEqual(expect.arrayContaining(['toyota-starlet', 'gr-86', 'fortuner']))
  expect(cards.filter(({ picture }) => picture === null)).toEqual([])
})

test('C-138: the carousel has the first six ranges of the line-up, in its order', async () => {
  const cards = await dataOf(loadRangeCarousel(asked))
  const { docs } = await cms.payload.find({ collection: 'ranges', sort: ['order', 'name'], limit: 100 })
  expect(docs.length).toBeGreaterThan(6)
  expect(cards.map(({ slug }) => slug)).toEqual(docs.slice(0, 6).map(({ slug }) => slug))
})

test('C-145: the carousel shows its vehicles from the front, as the contract’s heroModelFrontImage does', async () => {
  for (const { slug, picture } of await dataOf(loadRangeCarousel(asked)))
    expect(picture?.src, slug).toMatch(new RegExp(`/vehicle/${slug}/front/`))
})

describe('owner benefits', () => {
  const benefitsOf = (code: string, language: 'en' | 'af' | 'zu' = 'en') =>
    dataOf(loadOwnerBenefits({ language, codes: [code] }))

  test('C-132: the Hiace 2.7 PWD has 6 services / 60 000 km', async () => {
    const { docs } = await cms.payload.find({
      collection: 'models',
      where: { name: { equals: 'Hiace 2.7 PWD' } },
    })
    const { servicePlan, warranty } = await benefitsOf(docs[0]?.code ?? '')
    expect(servicePlan).toEqual({ text: '6 services / 60 000 km', language: 'en' })
    expect(warranty).toEqual({ text: '3 years / 100 000 km', language: 'en' })
  })

  test('C-137, C-374: each model has its own, read by its code', async () => {
    expect((await benefitsOf('57U')).servicePlan?.text).toBe('9 services / 90 000 km')
    expect((await benefitsOf('66M')).servicePlan?.text).toBe('6 services / 90 000 km')
  })

  test('C-133, C-134, C-135: in Afrikaans and isiZulu no English word is left of them', async () => {
    expect(await benefitsOf('N35', 'af')).toEqual({
      servicePlan: { text: '9 dienste / 90 000 km', language: 'af' },
      warranty: { text: '3 jaar / 100 000 km', language: 'af' },
    })
    expect(await benefitsOf('N35', 'zu')).toEqual({
      servicePlan: { text: 'amasevisi angu-9 / 90 000 km', language: 'zu' },
      warranty: { text: 'iminyaka engu-3 / 100 000 km', language: 'zu' },
    })
  })

  test('an invented code has none, and is no failure', async () => {
    expect(await loadOwnerBenefits({ language: 'en', codes: ['ZZZ'] })).toEqual({ state: 'empty' })
  })
})

describe('value-added offers', () => {
  const offersOn = async (day: CalendarDay) => {
    const live = await loadValueAddedOffers({ path: '/', today: day })
    return live.state === 'ready' ? live.data : []
  }

  test('C-175: the Vitz comes with 12 months complimentary insurance and no excess reducer', async () => {
    const [vitz] = (await offersOn(siteClock().today())).filter(({ range }) => range.slug === 'vitz')
    expect(vitz?.title).toBe('12 months complimentary insurance')
    expect(JSON.stringify(vitz)).not.toMatch(/excess reducer/i)
  })

  test.each(['2024-07-01', '2024-09-30'] as const)(
    'C-176: the Fortuner’s offer of 2024 is shown on %s, with its R10,000',
    async (day) => {
      const offers = await offersOn(day)
      expect(offers.map(({ range }) => range.slug)).toEqual(['fortuner'])
      expect(offers[0]).toMatchObject({ start: '2024-07-01', end: '2024-09-30' })
      expect(JSON.stringify(offers)).toContain('R10,000')
      expect(offers[0]?.terms.join(' ')).toContain('1 Jul to 30 Sep 2024')
    },
  )

  test.each(['2024-06-30', '2024-10-01'] as const)('C-176: on %s it is not', async (day) => {
    expect(await offersOn(day)).toEqual([])
  })

  test('C-171: one that runs now stands beside it, for the Fortuner and no other', async () => {
    const slugs = (await offersOn(siteClock().today())).map(({ range }) => range.slug)
    expect(slugs.toSorted()).toEqual(['fortuner', 'vitz'])
  })
})
