import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { usedVehiclePath } from '../rules/vehicle-address.ts'
import { listStockDealers } from './cached.ts'
import { listEveryVehicle } from './every-vehicle.ts'

/** Number of addresses in one site map. Source: sitemaps.org. */
export const vehiclesInSiteMap = 50_000

const addressRows = z.array(
  z.object({ id: z.string(), make: z.string(), model: z.string(), year: z.number().nullable() }),
)

async function query(statement: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await postgresOf(await cms()).drizzle.execute(statement)).rows
}

/** The vehicles for sale of listed dealers. */
async function forSale() {
  const codes = (await listStockDealers()).map(({ supplierCode }) => supplierCode)
  return sql`is_public and sold_at is null and dealer_code = any(string_to_array(${codes.join('\n')}, E'\n'))`
}

/** Returns the paths of the used vehicles in a site map, by id. @param part from 1 */
export async function listVehiclePaths(part: number): Promise<string[]> {
  const first = (part - 1) * vehiclesInSiteMap
  const vehicles =
    config().stockApiUrl !== undefined
      ? (await listEveryVehicle()).slice(first, first + vehiclesInSiteMap)
      : addressRows.parse(
          await query(sql`
          select id, make, model, year from stock_vehicles
          where ${await forSale()} order by id offset ${first} limit ${vehiclesInSiteMap}`),
        )
  return vehicles.map(usedVehiclePath)
}
