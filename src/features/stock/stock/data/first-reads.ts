import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { siteClock } from '#platform/time/site-clock.ts'

/**
 * Returns when each vehicle was first read, as ISO moments; for those read for the first time it is now, and kept.
 */
export type FirstReads = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

const readRows = z.array(z.object({ id: z.string(), readAt: z.string() }))

/**
 * The first reads of vehicles of an external service, in our own database. A service does not say when it lists a vehicle
 * for the first time.
 *
 * Source: requirement D-045; decision D-13.
 */
export function storedFirstReads(cms: () => Promise<Payload>): FirstReads {
  return async (ids) => {
    if (ids.length === 0) return new Map()
    const now = siteClock().now().toISOString()
    // The second part does not see the rows of the first, so no vehicle is in both.
    const { rows } = await postgresOf(await cms()).drizzle.execute(sql`
      with wanted as (select distinct id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as item (id)),
      inserted as (
        insert into stock_first_reads (id, first_read_at) select id, ${now} from wanted order by id
        on conflict (id) do nothing returning id, first_read_at
      ), known as (
        select id, first_read_at from inserted
        union all select id, first_read_at from stock_first_reads join wanted using (id)
      )
      select id, to_char(first_read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "readAt" from known`)
    return new Map(readRows.parse(rows).map(({ id, readAt }) => [id, readAt]))
  }
}
