import { beforeEach, expect, test, vi } from 'vitest'

const shortenRevalidation = vi.fn(async () => undefined)
const loadValueAddedOffers = vi.fn()
const findRangeModels = vi.fn()

vi.mock('#platform/cache/short-revalidation.ts', () => ({ shortenRevalidation }))
vi.mock('./live-blocks.ts', () => ({ loadValueAddedOffers }))
vi.mock('#features/vehicles/server.ts', () => ({ findRangeModels }))
const { findOffers } = await import('./offers.ts')

const range = { slug: 'fortuner', name: 'Fortuner', brand: 'Toyota' }
const offer = { title: 'Insurance', range: { slug: 'fortuner', name: 'Fortuner' } }
const another = { title: 'Service', range: { slug: 'vitz', name: 'Vitz' } }

beforeEach(() => {
  shortenRevalidation.mockClear()
  findRangeModels.mockResolvedValue({ range, models: [] })
})

test('returns only the value-added offers of the range', async () => {
  loadValueAddedOffers.mockResolvedValue({ state: 'ready', data: [another, offer] })
  expect(await findOffers('fortuner', '2026-11-22')).toEqual({ range, offers: [], valueAddedOffers: [offer] })
  expect(shortenRevalidation).not.toHaveBeenCalled()
})

test('uses short revalidation when the value-added offers cannot be read', async () => {
  loadValueAddedOffers.mockResolvedValue({ state: 'failed' })
  expect(await findOffers('fortuner', '2026-11-22')).toEqual({ range, offers: [], valueAddedOffers: [] })
  expect(shortenRevalidation).toHaveBeenCalledOnce()
})
