import { dealerOfPath, groupOfPath } from '#features/dealers/dealer-sites/server.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { cardFinanceOf } from '#features/stock/stock-cards/index.ts'
import { dealerStockPath, groupStockPath } from '../rules/stock-subject.ts'
import type { StockBlockData } from '../stock-block-data.ts'
import { loadDealerStock, loadGroupStock } from './load-stock.ts'

type Request = Pick<LiveDataRequest, 'path'>

async function stockAt(path: string): Promise<Omit<StockBlockData, 'finance'> | null> {
  const [dealer, group] = await Promise.all([dealerOfPath(path), groupOfPath(path)])
  const stock = group
    ? await loadGroupStock(group.slug)
    : dealer && (await loadDealerStock(dealer.slug, false))
  if (!stock) return null
  return { stock, listingPath: group ? groupStockPath(group.slug) : dealerStockPath(dealer?.slug ?? '') }
}

/**
 * Creates the loader of a block with the vehicles of the dealer or group on whose pages it is; empty on other pages, and
 * without vehicles. A stock of which a part could not be read is not empty.
 *
 * Source: requirements D-043 and D-044.
 */
export const loadStockBlock =
  (kind: 'usedVehicles' | 'preOwnedShop') =>
  ({ path }: Request): Promise<Live<StockBlockData>> =>
    readLive(kind, async () => {
      const found = await stockAt(path)
      if (!found) return null
      const { vehicles, unavailable } = found.stock
      if (vehicles.length + unavailable.length === 0) return null
      return { ...found, finance: cardFinanceOf(await financeSettings()) }
    })
