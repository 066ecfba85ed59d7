import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Invalidation, invalidationChannel } from './channel.ts'

export { type Invalidation, invalidationChannel } from './channel.ts'

type Executor = { execute(query: ReturnType<typeof sql>): Promise<unknown> }
type Sessions = { drizzle: Executor; sessions: Record<string, { db: Executor } | undefined> }

/**
 * Expires what is cached under the tags, in every process. The notification is part of the request's own
 * transaction, so Postgres delivers it exactly when, and only if, the change is committed.
 */
export async function invalidate(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const database = req.payload.db as unknown as Sessions
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : database.sessions[transactionId]
  const message: Invalidation = { tags }
  const executor = session?.db ?? database.drizzle
  await executor.execute(sql`select pg_notify(${invalidationChannel}, ${JSON.stringify(message)})`)
}
