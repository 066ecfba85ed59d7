import { sql } from '@payloadcms/db-postgres'
import type { Executor } from '#platform/payload-internals/postgres.ts'

/**
 * Inserts rows of the table of used vehicles in one statement; those whose id exists stay as they are.
 *
 * @param rows objects with the names of columns
 * @returns the number of rows inserted
 */
export async function insertVehicles(executor: Executor, rows: readonly object[]): Promise<number> {
  if (rows.length === 0) return 0
  const inserted = await executor.execute(sql`
    with inserted as (
      insert into stock_vehicles (id, dealer_code, code, make, model, range, year, mileage, body_type, colour, fuel_type,
        transmission_type, certification, sales_type, is_connected, is_public, base_price, price, position, added_at,
        updated_at, sold_at)
      select id, dealer_code, code, make, model, range, year, mileage, body_type, colour, fuel_type, transmission_type,
        certification, sales_type, is_connected, is_public, base_price, price, position, added_at, added_at, sold_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as vehicle (id text, dealer_code text, code text, make text,
        model text, range text, year int, mileage int, body_type text, colour text, fuel_type text,
        transmission_type text, certification text, sales_type text, is_connected boolean, is_public boolean,
        base_price bigint, price bigint, position int, added_at timestamptz, sold_at timestamptz)
      on conflict (id) do nothing returning 1
    ) select count(*)::int as count from inserted`)
  const [row] = inserted.rows as { count: number }[]
  return row?.count ?? 0
}
