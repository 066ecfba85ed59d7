import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { log } from '#platform/log.ts'
import { ownCollections } from '#platform/payload-internals/names.ts'

/** How long a publication may be under way before it counts as broken off with its process. */
const brokenOffAfter = '10 minutes'

/** Why a job failed, as Payload notes it. */
export function reasonOf(error: unknown): string | null {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null
  return typeof message === 'string' ? message : null
}

/** The dashboard shows it too; whoever scheduled it is not there to be told. */
async function logFailure(payload: Payload, id: string): Promise<void> {
  const job = await payload.findByID({
    ...{ collection: ownCollections.jobs, id, depth: 0, overrideAccess: true, disableErrors: true },
  })
  log.warn({ job: id, input: job?.input, reason: reasonOf(job?.error) }, 'scheduled publication failed')
}

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
  const failed = Object.keys(jobStatus).filter((id) => jobStatus[id]?.status !== 'success')
  for (const id of failed) await logFailure(payload, id)
  return Object.keys(jobStatus).length - failed.length
}
