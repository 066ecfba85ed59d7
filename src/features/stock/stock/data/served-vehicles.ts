import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Cents } from '#platform/money.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { stockColumns, stockRow } from './stock-table.ts'
import type { ServedVehicle } from './wire/vehicle.ts'

const servedRow = stockRow
  .omit({ addedAt: true, dealerCode: true, position: true, price: true, soldAt: true })
  .extend({
    basePrice: z.coerce
      .number()
      .nullable()
      .transform((price) => price as Cents | null),
    isPublic: z.boolean(),
    dealerName: z.string().nullable(),
  })

/** Reads the vehicles for sale of a dealer for other programs, in the order of its feed, hidden ones included. */
export async function readServedVehicles(
  payload: Payload,
  dealerCode: string,
): Promise<readonly ServedVehicle[]> {
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select ${stockColumns()}, base_price as "basePrice", is_public as "isPublic",
      (select name from dealers where supplier_code = dealer_code and _status = 'published' limit 1) as "dealerName"
    from stock_vehicles where dealer_code = ${dealerCode} and sold_at is null order by position, id`)
  return rows.map((row) => servedRow.parse(row))
}
