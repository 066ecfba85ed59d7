import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findDealer, findGroup } from '#features/dealers/dealers/server.ts'
import { listStockDealers, listStockOfGroup, StockUnavailable } from '#features/stock/stock/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { log } from '#platform/process/log.ts'
import { exampleStockDealer, exampleVehicle } from '../example-stock.ts'
import { loadDealerStock, loadGroupStock, stockOrFailure } from './load-stock.ts'

vi.mock('#features/dealers/dealers/server.ts', () => ({ findDealer: vi.fn(), findGroup: vi.fn() }))
vi.mock('#features/stock/stock/server.ts', () => ({
  listStockDealers: vi.fn(),
  listStockOfGroup: vi.fn(),
  StockUnavailable: class StockUnavailable extends Error {
    override name = 'StockUnavailable'
  },
}))
vi.mock('#platform/cache/short-revalidation.ts', () => ({ shortenRevalidation: vi.fn() }))

const group = { slug: 'marula-motor-group', title: 'Marula Motor Group' }
const dealers = ['A', 'B', 'C', 'D'].map((name) => ({
  ...exampleStockDealer,
  ...{ supplierCode: `ZA${name}`, name: `Dealer ${name}`, slug: name.toLowerCase() },
  group: name === 'D' ? null : group,
}))

const error = vi.spyOn(log, 'error').mockReturnValue(undefined)

/** Every dealer has one vehicle; the calls of these dealers fail. */
function stock(...failing: readonly string[]) {
  vi.mocked(listStockOfGroup).mockImplementation(async (read) => {
    const unavailable = read.filter(({ supplierCode }) => failing.includes(supplierCode))
    const vehicles = read
      .filter((dealer) => !unavailable.includes(dealer))
      .map((dealer) => exampleVehicle({ id: dealer.supplierCode, dealer }))
    return { vehicles, unavailable }
  })
}

beforeEach(() => {
  vi.clearAllMocks()
  stock()
  vi.mocked(listStockDealers).mockResolvedValue(dealers)
  vi.mocked(findDealer).mockImplementation(async (slug) => {
    const dealer = dealers.find((one) => one.slug === slug)
    return (dealer ?? null) as unknown as Awaited<ReturnType<typeof findDealer>>
  })
  vi.mocked(findGroup).mockResolvedValue(group as unknown as Awaited<ReturnType<typeof findGroup>>)
})

const idsOf = (loaded: Awaited<ReturnType<typeof loadDealerStock>>) => loaded?.vehicles.map(({ id }) => id)

describe('the stock of a dealer’s page', () => {
  it('is the dealer’s own (D-075)', async () => {
    const loaded = await loadDealerStock('b', false)
    expect(loaded).toMatchObject({ name: 'Dealer B', isGroup: false, group })
    expect(idsOf(loaded)).toEqual(['ZAB'])
  })

  it('is that of the group, its own included once (D-074, D-084)', async () => {
    const loaded = await loadDealerStock('b', true)
    expect(loaded).toMatchObject({ name: 'Marula Motor Group', isGroup: true, unavailable: [] })
    expect(idsOf(loaded)).toEqual(['ZAA', 'ZAB', 'ZAC'])
  })

  it('is the own one of a dealer without a group (D-083)', async () => {
    const loaded = await loadDealerStock('d', true)
    expect(loaded).toMatchObject({ name: 'Dealer D', isGroup: false })
    expect(idsOf(loaded)).toEqual(['ZAD'])
  })

  it('does not exist for an unknown dealer', async () => {
    expect(await loadDealerStock('x', true)).toBeNull()
  })

  it('cannot be loaded when the only call fails (D-394)', async () => {
    stock('ZAB')
    await expect(loadDealerStock('b', false)).rejects.toThrow(StockUnavailable)
    expect(await stockOrFailure(() => loadDealerStock('b', false))).toBe('failed')
    expect(error).toHaveBeenCalledWith({ reason: 'StockUnavailable' }, 'stock of dealer unavailable')
  })
})

describe('the stock of a group', () => {
  it('omits dealers that fail, and names them (D-086)', async () => {
    stock('ZAB')
    const loaded = await loadGroupStock('marula-motor-group')
    expect(idsOf(loaded)).toEqual(['ZAA', 'ZAC'])
    expect(loaded?.unavailable).toEqual(['Dealer B'])
    expect(error).toHaveBeenCalledWith({ dealers: ['ZAB'] }, 'stock of group incomplete')
    expect(shortenRevalidation).toHaveBeenCalledTimes(1)
  })

  it('cannot be loaded when all its dealers fail (D-087)', async () => {
    stock('ZAA', 'ZAB', 'ZAC')
    expect(await stockOrFailure(() => loadGroupStock('marula-motor-group'))).toBe('failed')
  })
})
