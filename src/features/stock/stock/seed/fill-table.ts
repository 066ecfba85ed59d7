import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Executor } from '#platform/payload-internals/postgres.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { insertVehicles } from '../data/insert-vehicles.ts'
import { readStockCatalogue } from './catalogue.ts'
import { dealerAssignment } from './dealer-shares.ts'
import { maxInventedVehicles, vehicleInventor } from './invent-vehicle.ts'

/** Rows of one statement, about a megabyte. */
const batchSize = 3_000

const dealerRows = z.array(z.object({ code: z.string(), next: z.coerce.number() }))
const countRows = z.tuple([z.object({ count: z.coerce.number() })])

/** The supplier codes of the listed dealers in order, and the next position in the feed of each. */
async function listDealers(executor: Executor) {
  const { rows } = await executor.execute(sql`
    select supplier_code as code, coalesce(max(stock_vehicles.position) + 1, 0) as next
    from dealers left join stock_vehicles on dealer_code = supplier_code
    where toyota_supplier = 'Y' and _status = 'published' and dealers.deleted_at is null
      and supplier_code is not null
    group by supplier_code order by supplier_code`)
  return dealerRows.parse(rows)
}

/** Returns the number of used vehicles in the table, sold and hidden ones included. */
export async function countRowsOfTable(executor: Executor): Promise<number> {
  const { rows } = await executor.execute(sql`select count(*) as count from stock_vehicles`)
  return countRows.parse(rows)[0].count
}

/**
 * Adds invented vehicles until the table has `total`. Existing ones are not changed. The same table, dealers and time
 * give the same vehicles.
 *
 * @param total at most {@link maxInventedVehicles}
 * @param onProgress called with the number of vehicles in the table after every batch
 * @returns the number added, and the supplier codes of their dealers; none when no dealer is listed
 */
export async function fillTable(
  executor: Executor,
  { total, onProgress = () => {} }: { total: number; onProgress?: (count: number) => void },
): Promise<{ readonly added: number; readonly dealerCodes: readonly string[] }> {
  const [catalogue, dealers] = [await readStockCatalogue(), await listDealers(executor)]
  const existing = await countRowsOfTable(executor)
  if (dealers.length === 0) return { added: 0, dealerCodes: [] }
  const dealerOf = dealerAssignment(dealers.map(({ code }) => code))
  const positions = new Map(dealers.map(({ code, next }) => [code, next]))
  const invent = vehicleInventor(catalogue, siteClock().now())
  let [count, index] = [existing, existing]
  // The vehicles of the first indexes are usually there. After the last one it starts again, in case some are not.
  const end = existing + maxInventedVehicles
  while (count < total && index < end) {
    const rows = Array.from({ length: Math.min(batchSize, total - count, end - index) }, (_, offset) => {
      const number = (index + offset) % maxInventedVehicles
      const code = dealerOf(number)
      const position = positions.get(code) ?? 0
      positions.set(code, position + 1)
      return invent(number, code, position)
    })
    count += await insertVehicles(executor, rows)
    index += rows.length
    onProgress(count)
  }
  return { added: count - existing, dealerCodes: [...positions.keys()] }
}
