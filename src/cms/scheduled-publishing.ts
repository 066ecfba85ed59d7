import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { internalCollections } from '#platform/payload-internals/names.ts'
import { log } from '#platform/process/log.ts'

/** How long a publication may run before its process is assumed to have been killed. */
const staleAfter = '10 minutes'

/** Returns the message of a job's error, as Payload stores it. */
export function errorMessageOf(error: unknown): string | null {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null
  return typeof message === 'string' ? message : null
}

/** Logs a failed publication, which the dashboard shows too. */
async function logFailure(payload: Payload, id: string): Promise<void> {
  const job = await payload.findByID({
    ...{ collection: internalCollections.jobs, id, depth: 0, overrideAccess: true, disableErrors: true },
  })
  log.warn({ job: id, input: job?.input, reason: errorMessageOf(job?.error) }, 'scheduled publication failed')
}

/**
 * Publishes and unpublishes documents whose scheduled time has come. Repeats a publication that a killed process left
 * unfinished, which Payload would never retry.
 *
 * @returns the number of successful publications
 */
export async function publishDueDocuments(payload: Payload): Promise<number> {
  await payload.db.drizzle.execute(
    sql`update payload_jobs set processing = false
        where processing and updated_at < now() - ${staleAfter}::interval`,
  )
  const { jobStatus = {} } = await payload.jobs.run({ limit: 100, silent: true })
  const failed = Object.keys(jobStatus).filter((id) => jobStatus[id]?.status !== 'success')
  for (const id of failed) await logFailure(payload, id)
  return Object.keys(jobStatus).length - failed.length
}
