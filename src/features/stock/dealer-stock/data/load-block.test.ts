import { beforeEach, expect, it, vi } from 'vitest'
import { dealerOfPath, groupOfPath } from '#features/dealers/dealer-sites/server.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { loadStockBlock } from './load-block.ts'
import { loadGroupStock } from './load-stock.ts'

vi.mock('#features/dealers/dealer-sites/server.ts', () => ({ dealerOfPath: vi.fn(), groupOfPath: vi.fn() }))
vi.mock('#features/finance/finance/server.ts', () => ({ financeSettings: vi.fn() }))
vi.mock('./load-stock.ts', () => ({ loadDealerStock: vi.fn(), loadGroupStock: vi.fn() }))

const request = { path: '/dealers/groups/marula' }

/** The group has no vehicles, as far as its dealers could be read. */
function emptyGroup(unavailable: readonly string[]) {
  const stock = { name: 'Marula', vehicles: [], unavailable, isGroup: true, group: null }
  vi.mocked(loadGroupStock).mockResolvedValue(stock)
}

beforeEach(() => {
  vi.mocked(dealerOfPath).mockResolvedValue(null)
  const group = { slug: 'marula' } as Awaited<ReturnType<typeof groupOfPath>>
  vi.mocked(groupOfPath).mockResolvedValue(group)
  const settings = { usedVehicles: { opening: {}, depositLimit: {} } }
  vi.mocked(financeSettings).mockResolvedValue(
    settings as unknown as Awaited<ReturnType<typeof financeSettings>>,
  )
})

it('is empty for a group without vehicles', async () => {
  emptyGroup([])
  expect(await loadStockBlock('preOwnedShop')(request)).toEqual({ state: 'empty' })
})

it('names the dealers that could not be read when the others have no vehicles (D-086)', async () => {
  emptyGroup(['Dealer B'])
  expect(await loadStockBlock('preOwnedShop')(request)).toMatchObject({
    state: 'ready',
    data: { stock: { unavailable: ['Dealer B'] } },
  })
})
