import { beforeEach, expect, test, vi } from 'vitest'
import { defaultFinanceSettings } from '#features/finance/finance/index.ts'
import { rand } from '#platform/money.ts'
import { ConcurrencyLimitExceeded } from '#platform/process/concurrency-limit.ts'

const model = {
  ...{ code: '57U', name: 'Fortuner', brand: 'Toyota', price: rand(400_000), specialPrice: null },
  ...{ colours: [], range: { slug: 'fortuner', name: 'Fortuner', code: 'F' } },
}
const figures = vi.hoisted(() => {
  class FiguresUnavailable extends Error {}
  return { FiguresUnavailable, guaranteedValueOf: vi.fn(), subscriptionQuoteOf: vi.fn() }
})
const vehicles = vi.hoisted(() => ({ findRangeModels: vi.fn() }))
const createQuotePdf = vi.hoisted(() => vi.fn())

vi.mock('#features/finance/finance/server.ts', () => ({
  ...figures,
  financeSettings: async () => defaultFinanceSettings,
}))
vi.mock('#features/vehicles/vehicles/server.ts', () => vehicles)
vi.mock('#features/site/pages/server.ts', () => ({ findPage: async () => null }))
vi.mock('./quote-pdf.ts', () => ({ createQuotePdf }))

const { respondWithQuote } = await import('./quote-response.ts')
const request = (query = 'code=57U') =>
  respondWithQuote({ rangeSlug: 'fortuner', query: new URLSearchParams(query) })

beforeEach(() => {
  vi.resetAllMocks()
  vehicles.findRangeModels.mockResolvedValue({ range: { accessories: [] }, models: [model] })
  figures.guaranteedValueOf.mockResolvedValue(null)
  figures.subscriptionQuoteOf.mockResolvedValue(null)
  createQuotePdf.mockResolvedValue(Buffer.from('%PDF-'))
})

test('returns 503 with Retry-After when the figures are unavailable (V-12)', async () => {
  figures.subscriptionQuoteOf.mockRejectedValue(new figures.FiguresUnavailable())
  const response = await request()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
})

test('returns 503 when too many quotes are being printed', async () => {
  createQuotePdf.mockRejectedValue(new ConcurrencyLimitExceeded())
  expect((await request()).status).toBe(503)
})

test('rejects a payment option that is not offered, and returns 404 for a model without a price', async () => {
  expect(await (await request('code=57U&way=subscription')).text()).toContain('KINTO ONE: not offered')
  vehicles.findRangeModels.mockResolvedValue({
    range: { accessories: [] },
    models: [{ ...model, price: null }],
  })
  const response = await request()
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('no price')])
  expect(createQuotePdf).not.toHaveBeenCalled()
})

test('fetches the figures for the kilometres and months of the plan', async () => {
  await request('code=57U&mileage=30000&future-drive-term=36&kilometres=2500')
  expect(figures.guaranteedValueOf).toHaveBeenCalledWith('57U', { mileage: 30_000, months: 36 })
  expect(figures.subscriptionQuoteOf).toHaveBeenCalledWith('57U', 2500)
})
