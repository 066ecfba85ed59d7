import { beforeEach, describe, expect, it, vi } from 'vitest'
import { respondWithStockChanges } from './respond-with-changes.ts'

const { countStockAddedSince, findVehicleStates } = vi.hoisted(() => ({
  countStockAddedSince: vi.fn(),
  findVehicleStates: vi.fn(),
}))
vi.mock('#features/stock/stock/server.ts', () => ({ countStockAddedSince, findVehicleStates }))
vi.mock('#features/stock/vehicle-alerts/server.ts', () => ({ areAlertsOffered: () => true }))

const yesterday = new Date(Date.now() - 86_400_000).toISOString()
const respond = (since: string, ids: string) => respondWithStockChanges(new URLSearchParams({ since, ids }))

beforeEach(() => {
  countStockAddedSince.mockReset().mockResolvedValue(124)
  findVehicleStates.mockReset().mockResolvedValue([
    {
      ...{ id: 'U2', make: 'Kia', model: 'Rio', year: 2020, price: 15_000_000 },
      ...{ soldAt: null, dealer: { currency: 'ZAR' } },
    },
    {
      ...{ id: 'U1', make: 'Toyota', model: 'Hilux', year: 2021, price: 23_900_000 },
      ...{ soldAt: '2026-11-20T08:00:00Z', dealer: { currency: 'NAD' } },
    },
  ])
})

describe('respondWithStockChanges', () => {
  it('responds with the number of new vehicles and the state of the requested ones, without the price of a sold one, uncached (D-412)', async () => {
    const response = await respond(yesterday, 'U1,U1,U2')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(findVehicleStates).toHaveBeenCalledWith(['U1', 'U2'])
    expect(await response.json()).toEqual({
      added: 124,
      vehicles: [
        {
          ...{ id: 'U2', name: '2020 Kia Rio', path: '/pre-owned/kia-rio-2020-U2' },
          ...{ price: 15_000_000, currency: 'ZAR', isSold: false },
        },
        {
          ...{ id: 'U1', name: '2021 Toyota Hilux', path: '/pre-owned/toyota-hilux-2021-U1' },
          ...{ price: null, currency: 'NAD', isSold: true },
        },
      ],
    })
  })

  it('counts from ninety days ago at the earliest', async () => {
    await respond('2001-01-01T00:00:00.000Z', 'U1')
    const [since] = countStockAddedSince.mock.calls[0] as [Date]
    expect(Date.now() - since.getTime()).toBeLessThan(91 * 86_400_000)
  })

  it.each([
    ['yesterday', 'U1'],
    ['', 'U1'],
    [yesterday, ''],
    [yesterday, Array.from({ length: 51 }, (_, index) => `U${index}`).join(',')],
  ])('rejects since=%s with ids=%s', async (since, ids) => {
    expect((await respond(since, ids)).status).toBe(400)
    expect(findVehicleStates).not.toHaveBeenCalled()
  })

  it('responds with 503 when the stock cannot be read', async () => {
    findVehicleStates.mockRejectedValue(new Error('down'))
    expect((await respond(yesterday, 'U1')).status).toBe(503)
  })
})
