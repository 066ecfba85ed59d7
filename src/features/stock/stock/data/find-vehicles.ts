import { sql } from '@payloadcms/db-postgres'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { stockId } from '../rules/vehicle-address.ts'
import type { StockRecord, UsedVehicle } from '../used-vehicle.ts'
import { findUsedVehicle, listStockDealers } from './cached.ts'
import { withDealer } from './stock-dealer.ts'
import { stockColumns, stockRecords } from './stock-table.ts'

async function readRecords(ids: readonly string[]): Promise<StockRecord[]> {
  const { drizzle } = postgresOf(await cms())
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await drizzle.execute(sql`
    select ${stockColumns()} from stock_vehicles where id in (${list}) and is_public and sold_at is null`)
  return stockRecords(rows)
}

/**
 * Finds the vehicles for sale with these ids, in their order; vehicles that are gone are left out. Those of our own table
 * are read at once and not cached: the pages of a search are arbitrary.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function findUsedVehicles(ids: readonly string[]): Promise<readonly UsedVehicle[]> {
  const valid = ids.filter((id) => stockId.test(id))
  if (valid.length === 0) return []
  if (config().stockApiUrl) {
    const found = await Promise.all(valid.map(findUsedVehicle))
    return found.flatMap((vehicle) => (vehicle && vehicle.soldAt === null ? [vehicle] : []))
  }
  const [records, dealers] = await Promise.all([readRecords(valid), listStockDealers()])
  const dealerOf = new Map(dealers.map((dealer) => [dealer.supplierCode, dealer]))
  const byId = new Map(records.map((record) => [record.id, record]))
  return valid.flatMap((id) => {
    const record = byId.get(id)
    const dealer = record && dealerOf.get(record.dealerCode)
    return dealer ? [withDealer(record, dealer)] : []
  })
}
