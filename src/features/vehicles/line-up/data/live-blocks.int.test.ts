import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { loadModelLineUp, loadRangeCarousel } = await import('./live-blocks.ts')
const { listModelCards } = await import('#features/vehicles/vehicles/server.ts')
const { selectModels } = await import('../rules/select-models.ts')

const query = { path: '/' } as const

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
