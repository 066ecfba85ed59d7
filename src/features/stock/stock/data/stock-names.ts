import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import type { StockName } from '../used-vehicle.ts'
import { listEveryVehicle } from './every-vehicle.ts'

/** More than manufacturers name; feeds that write a text of their own for each vehicle end here. */
const maxNames = 10_000

const rows = z.array(z.object({ make: z.string(), range: z.string(), model: z.string(), count: z.number() }))

async function readOwn(): Promise<StockName[]> {
  const result = await postgresOf(await cms()).drizzle.execute(sql`
    select make, range, model, count(*)::int as count from stock_vehicles
    where is_public and sold_at is null and make <> ''
    group by make, range, model order by count(*) desc, make, range, model limit ${maxNames}`)
  return rows.parse(result.rows)
}

async function countExternal(): Promise<StockName[]> {
  const names = Map.groupBy(await listEveryVehicle(), ({ make, range, model }) =>
    JSON.stringify([make, range, model]),
  )
  return [...names.values()]
    .flatMap((vehicles) => vehicles.slice(0, 1).map((vehicle) => ({ ...vehicle, count: vehicles.length })))
    .map(({ make, range, model, count }) => ({ make, range, model, count }))
    .filter(({ make }) => make !== '')
    .sort((a, b) => b.count - a.count)
    .slice(0, maxNames)
}

/**
 * Returns the makes, ranges and models of the vehicles for sale, the most frequent first. Cached.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export function listStockNames(): Promise<readonly StockName[]> {
  return cached(caches.stock, ['stock', 'names'], () =>
    config().stockApiUrl === undefined ? readOwn() : countExternal(),
  )
}
