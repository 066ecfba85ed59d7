import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { config } from '#platform/process/config.ts'
import { readAllListed } from './all-listed.ts'

/**
 * Days for which a first read is stored in any case: a vehicle that its service omits for some days is not a new one when
 * it comes back.
 */
const storedDays = 365

const dayMs = 24 * 60 * 60 * 1_000

type Pages = AsyncIterable<readonly { readonly id: string }[]>

/** Without an external service, no first read is used. */
async function* readListed(): AsyncGenerator<readonly { readonly id: string }[]> {
  if (config().stockApiUrl !== undefined) yield* readAllListed()
}

const idRows = z.array(z.object({ id: z.string() }))

/**
 * Deletes the first reads of more than a year ago whose vehicles the external service no longer lists. The service is
 * read only when there are any.
 *
 * @param listed reads the vehicles of the service
 * @returns the number of deleted first reads
 * @throws StockUnavailable when the service failed, DealersUnavailable when the dealer system failed; nothing is deleted.
 */
export async function deleteOldFirstReads(
  payload: Payload,
  now: Date,
  listed: () => Pages = readListed,
): Promise<number> {
  const { drizzle } = postgresOf(payload)
  const before = new Date(now.getTime() - storedDays * dayMs).toISOString()
  const { rows } = await drizzle.execute(sql`
    select id from stock_first_reads where first_read_at < ${before}::timestamptz`)
  const unlisted = new Set(idRows.parse(rows).map(({ id }) => id))
  if (unlisted.size === 0) return 0
  for await (const vehicles of listed()) for (const { id } of vehicles) unlisted.delete(id)
  const { rowCount } = await drizzle.execute(sql`
    delete from stock_first_reads
    where id in (select jsonb_array_elements_text(${JSON.stringify([...unlisted])}::jsonb))`)
  return rowCount ?? 0
}
