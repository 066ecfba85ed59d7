import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { StockSource } from './port.ts'
import { soldVehicleDays, stockColumns, stockRecords } from './stock-table.ts'

/** The used vehicles of our own table. Errors of the database are thrown. */
export function localStock(cms: () => Promise<Payload>): StockSource {
  const read = async (statement: ReturnType<typeof sql>) => {
    const { drizzle } = postgresOf(await cms())
    return stockRecords((await drizzle.execute(statement)).rows)
  }

  return {
    async vehiclesOf(dealerCode) {
      const vehicles = await read(sql`
        select ${stockColumns()} from stock_vehicles
        where dealer_code = ${dealerCode} and is_public and sold_at is null
        order by position, id`)
      return { found: true, value: vehicles, fresh: true }
    },

    async vehicle(id) {
      const since = new Date(siteClock().now().getTime() - soldVehicleDays * 24 * 60 * 60 * 1000)
      const [vehicle] = await read(sql`
        select ${stockColumns()} from stock_vehicles
        where id = ${id} and is_public and (sold_at is null or sold_at > ${since.toISOString()})`)
      return vehicle ? { found: true, value: vehicle, fresh: true } : { found: false, failed: false }
    },
  }
}
