import { randomUUID } from 'node:crypto'
import { listStockDealers, readAllListed } from '#features/stock/stock/server.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { buildColumns } from './build-columns.ts'
import { createIndexHolder, type Held, type IndexHolder } from './index-holder.ts'
import type { StockColumns } from './stock-columns.ts'

/** On globalThis, because Next bundles this module once for pages and once for routes. */
const slot = globalThis as typeof globalThis & { forecourtStockIndex?: IndexHolder<StockColumns> }

/** Changes in this process whenever the tags of the stock or of the dealers expire. */
const readVersion = () => cached(caches.stock, ['stock', 'index version'], async () => randomUUID())

/**
 * Returns the columns of all vehicles for sale, built on the first call and again after every change.
 *
 * @throws StockUnavailable or DealersUnavailable when they cannot be read and have never been built.
 */
export function stockIndex(): Promise<Held<StockColumns>> {
  slot.forecourtStockIndex ??= createIndexHolder({
    version: readVersion,
    build: async () => buildColumns(readAllListed(), await listStockDealers()),
  })
  return slot.forecourtStockIndex.current()
}
