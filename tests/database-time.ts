import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Returns the time of the database in milliseconds, which Postgres uses for defaults such as `now()`. */
export async function databaseTime({ db }: Payload): Promise<number> {
  const { rows } = await db.drizzle.execute(sql`select extract(epoch from now()) * 1000 as ms`)
  return Number(rows[0]?.ms)
}
