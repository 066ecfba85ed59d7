import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import type { StockRecord } from '../used-vehicle.ts'
import { stockColumns, stockRecords } from './stock-table.ts'

const pageSize = 1_000

/** Returns whether the used vehicles are our own, so that their changes are known. */
export const hasStockChanges = (): boolean => config().stockApiUrl === undefined

async function readRows(statement: ReturnType<typeof sql>): Promise<readonly unknown[]> {
  const { drizzle } = postgresOf(await cms())
  return (await drizzle.execute(statement)).rows
}

const timestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/**
 * Reads the vehicles for sale that were added or changed at or after a moment, a thousand at a time in the order of their
 * change.
 *
 * @throws the error of the database.
 */
export async function* readChangesSince(since: Date): AsyncGenerator<readonly StockRecord[]> {
  let isAfter = sql`updated_at >= ${timestamp(since)}`
  while (true) {
    const rows = await readRows(sql`
      select ${stockColumns()}, updated_at::text as "updatedAt" from stock_vehicles
      where ${isAfter} and is_public and sold_at is null
      order by updated_at, id limit ${pageSize}`)
    yield stockRecords(rows)
    const last = rows.at(-1) as { readonly updatedAt: string; readonly id: string } | undefined
    if (rows.length < pageSize || !last) return
    isAfter = sql`(updated_at, id) > (${last.updatedAt}::timestamptz, ${last.id})`
  }
}

/** A vehicle by its id, whether it is still for sale or not, and whether visitors may see it. */
export type StockState = {
  readonly record: StockRecord
  readonly isPublic: boolean
  readonly isForSale: boolean
}

const stateRows = z.array(z.object({ isPublic: z.boolean(), isForSale: z.boolean() }))

/** Reads vehicles by their ids, sold and withdrawn ones included. Unknown ids are left out. */
export async function readStates(ids: readonly string[]): Promise<readonly StockState[]> {
  if (ids.length === 0) return []
  const rows = await readRows(sql`
    select ${stockColumns()}, is_public as "isPublic", (is_public and sold_at is null) as "isForSale"
    from stock_vehicles
    where id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`)
  const states = stateRows.parse(rows)
  return stockRecords(rows).map((record, index) => ({
    record,
    isPublic: states[index]?.isPublic ?? false,
    isForSale: states[index]?.isForSale ?? false,
  }))
}

/** Counts the vehicles for sale that were added after a moment. @param dealerCodes supplier codes of their dealers */
export async function countAddedSince(moment: Date, dealerCodes: readonly string[]): Promise<number> {
  const [row] = await readRows(sql`
    select count(*)::int as count from stock_vehicles
    where added_at > ${timestamp(moment)} and is_public and sold_at is null
      and dealer_code in (select jsonb_array_elements_text(${JSON.stringify(dealerCodes)}::jsonb))`)
  return (row as { count: number }).count
}
