import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import type { FeedbackEntries } from './feedback-entries.ts'

type Feedback = Omit<FeedbackEntries, 'page'> & { readonly page: string | null }

/** Stores an answer. The collection itself refuses to create documents, because only this function does. */
export async function storeFeedback(payload: Payload, feedback: Feedback, now: Date): Promise<void> {
  const { suggestion, ...answer } = feedback
  await payload.create({
    collection: 'pageFeedback',
    data: { ...answer, suggestion: suggestion || null, receivedAt: now.toISOString() },
    depth: 0,
    overrideAccess: true,
  })
}

/** Deletes the answers received before a time. @returns the number of deleted answers */
export async function deleteFeedbackBefore(payload: Payload, moment: Date): Promise<number> {
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    delete from page_feedback where received_at < ${moment.toISOString()}::timestamptz`)
  return rowCount ?? 0
}
