import { beforeEach, expect, test, vi } from 'vitest'
import { everythingVisible } from '#features/dealers/dealers/index.ts'

const shortenRevalidation = vi.fn(async () => undefined)
const loadValueAddedOffers = vi.fn()
const findRangeModels = vi.fn()

vi.mock('#platform/cache/short-revalidation.ts', () => ({ shortenRevalidation }))
vi.mock('./value-added-offers.ts', () => ({ loadValueAddedOffers }))
vi.mock('#features/vehicles/vehicles/server.ts', () => ({ findRangeModels }))
const { findOffers } = await import('./offers.ts')

const range = { slug: 'fortuner', name: 'Fortuner', brand: 'Toyota' }
const offer = { title: 'Insurance', range: { slug: 'fortuner', name: 'Fortuner' } }
const visible = { range, showsPrices: true, offers: [] }
const another = { title: 'Service', range: { slug: 'vitz', name: 'Vitz' } }

beforeEach(() => {
  shortenRevalidation.mockClear()
  findRangeModels.mockResolvedValue({ range, models: [] })
})

test('returns only the value-added offers of the range', async () => {
  loadValueAddedOffers.mockResolvedValue({ state: 'ready', data: [another, offer] })
  expect(await findOffers('fortuner', '2026-11-22')).toEqual({ ...visible, valueAddedOffers: [offer] })
  expect(shortenRevalidation).not.toHaveBeenCalled()
})

test('uses short revalidation when the value-added offers cannot be read', async () => {
  loadValueAddedOffers.mockResolvedValue({ state: 'failed' })
  expect(await findOffers('fortuner', '2026-11-22')).toEqual({ ...visible, valueAddedOffers: [] })
  expect(shortenRevalidation).toHaveBeenCalledOnce()
})

test('omits value-added offers where the region of a dealer hides insurance, and only those (D-073, F-12)', async () => {
  loadValueAddedOffers.mockResolvedValue({ state: 'ready', data: [offer] })
  const shows = { ...everythingVisible, insuranceBanner: false }
  expect(await findOffers('fortuner', '2026-11-22', shows)).toEqual({ ...visible, valueAddedOffers: [] })
  expect(findRangeModels).toHaveBeenLastCalledWith('fortuner', shows)
  const unpriced = { ...everythingVisible, vehiclePrices: false }
  expect(await findOffers('fortuner', '2026-11-22', unpriced)).toMatchObject({
    showsPrices: false,
    valueAddedOffers: [offer],
  })
})
