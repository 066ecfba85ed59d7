import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockDealer } from '../used-vehicle.ts'
import { StockUnavailable } from './stock-source.ts'

const listStockOf = vi.fn()
vi.mock('./cached.ts', () => ({ listStockOf, listStockDealers: vi.fn() }))
const { listStockOfGroup } = await import('./whole-stock.ts')

const dealer = (supplierCode: string): StockDealer => ({
  ...{ supplierCode, name: `Dealer ${supplierCode}`, slug: supplierCode.toLowerCase(), group: null },
  ...{ region: null, city: null, coordinates: null, currency: 'ZAR' },
})
const dealers = ['ZA1', 'ZA2', 'ZA3'].map(dealer)

/** Makes the lists of these dealers fail; the others have one vehicle each. */
function failFor(codes: readonly string[], error: Error = new StockUnavailable()) {
  listStockOf.mockImplementation(async ({ supplierCode }: StockDealer) => {
    if (codes.includes(supplierCode)) throw error
    return [{ id: `of ${supplierCode}` }]
  })
}

describe('the vehicles of a group', () => {
  beforeEach(() => {
    listStockOf.mockReset()
  })

  it('are those of all dealers, each read once with its own supplier code (D-085)', async () => {
    failFor([])
    const { vehicles, unavailable } = await listStockOfGroup(dealers)
    expect(vehicles.map(({ id }) => id)).toEqual(['of ZA1', 'of ZA2', 'of ZA3'])
    expect(unavailable).toEqual([])
    expect(listStockOf.mock.calls.map(([{ supplierCode }]) => supplierCode)).toEqual(['ZA1', 'ZA2', 'ZA3'])
  })

  it('are those of the other dealers when one cannot be read, which is named (D-086)', async () => {
    failFor(['ZA2'])
    const { vehicles, unavailable } = await listStockOfGroup(dealers)
    expect(vehicles.map(({ id }) => id)).toEqual(['of ZA1', 'of ZA3'])
    expect(unavailable.map(({ name }) => name)).toEqual(['Dealer ZA2'])
  })

  it('are none when no dealer can be read, and all are named (D-087)', async () => {
    failFor(['ZA1', 'ZA2', 'ZA3'])
    expect(await listStockOfGroup(dealers)).toEqual({ vehicles: [], unavailable: dealers })
  })

  it('are not returned after an error of our own', async () => {
    failFor(['ZA2'], new TypeError('bug'))
    await expect(listStockOfGroup(dealers)).rejects.toThrow('bug')
  })

  it('are read of at most eight dealers at a time, however large the group', async () => {
    let [running, most] = [0, 0]
    listStockOf.mockImplementation(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 1))
      running -= 1
      return []
    })
    await listStockOfGroup(Array.from({ length: 40 }, (_, index) => dealer(`ZA${index}`)))
    expect(listStockOf).toHaveBeenCalledTimes(40)
    expect(most).toBeLessThanOrEqual(8)
    expect(await listStockOfGroup([])).toEqual({ vehicles: [], unavailable: [] })
  })
})
