import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** How long a publication may be under way before it counts as broken off with its process. */
const brokenOffAfter = '10 minutes'

/**
 * Publishes and unpublishes what editors scheduled and is due. A publication that a killed process left under way
 * is done again: Payload itself would leave it so for ever.
 *
 * @returns how many publications were carried out
 */
export async function publishDue(payload: Payload): Promise<number> {
  await payload.db.drizzle.execute(
    sql`update payload_jobs set processing = false
        where processing and updated_at < now() - ${brokenOffAfter}::interval`,
  )
  const { jobStatus = {} } = await payload.jobs.run({ limit: 100, silent: true })
  return Object.values(jobStatus).filter(({ status }) => status === 'success').length
}
