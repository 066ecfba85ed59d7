import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** The database's own time in milliseconds: by it Postgres dates what a statement gives no moment. */
export async function databaseTime({ db }: Payload): Promise<number> {
  const { rows } = await db.drizzle.execute(sql`select extract(epoch from now()) * 1000 as ms`)
  return Number(rows[0]?.ms)
}
