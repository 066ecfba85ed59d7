import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import { config } from '#platform/process/config.ts'
import type { StockDealer, UsedVehicle } from '../used-vehicle.ts'
import { listStockDealers, listStockOf } from './cached.ts'
import { StockUnavailable } from './stock-source.ts'

/** Dealers of a group whose vehicles are read at a time. */
const concurrentReads = 8

/** The vehicles of a group of dealers. */
export type GroupStock = {
  /** Of the dealers that could be read, in the order of the dealers and of their feeds. */
  readonly vehicles: readonly UsedVehicle[]
  /** The dealers that could not be read, so that a page can name them. */
  readonly unavailable: readonly StockDealer[]
}

/**
 * Returns the vehicles for sale of several dealers. Each dealer is read on its own, so that one failure hides no other
 * dealer's vehicles; no error is thrown even when all fail.
 *
 * Source: requirements D-085 to D-087; decision D-10.
 */
export async function listStockOfGroup(dealers: readonly StockDealer[]): Promise<GroupStock> {
  const limit = createConcurrencyLimit({ maxRunning: concurrentReads, maxWaiting: dealers.length })
  const results = await Promise.all(
    dealers.map((dealer) =>
      limit.run(() =>
        listStockOf(dealer).catch((error: unknown) => {
          if (error instanceof StockUnavailable) return null
          throw error
        }),
      ),
    ),
  )
  return {
    vehicles: results.flatMap((vehicles) => vehicles ?? []),
    unavailable: dealers.filter((_, index) => results[index] === null),
  }
}

const counted = z.tuple([z.object({ count: z.number() })])

/**
 * Returns the number of vehicles for sale of all listed dealers.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function countStock(): Promise<number> {
  const dealers = await listStockDealers()
  if (config().stockApiUrl !== undefined) {
    const { vehicles, unavailable } = await listStockOfGroup(dealers)
    if (unavailable.length > 0) throw new StockUnavailable()
    return vehicles.length
  }
  return cached(caches.stock, ['stock', 'count'], async () => {
    const codes = JSON.stringify(dealers.map(({ supplierCode }) => supplierCode))
    const { rows } = await postgresOf(await cms()).drizzle.execute(sql`
      select count(*)::int as count from stock_vehicles
      where is_public and sold_at is null and dealer_code in (select jsonb_array_elements_text(${codes}::jsonb))`)
    return counted.parse(rows)[0].count
  })
}
