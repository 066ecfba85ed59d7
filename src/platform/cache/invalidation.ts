import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../payload-internals/postgres.ts'
import { type Invalidation, invalidationChannel } from './channel.ts'

export { type Invalidation, invalidationChannel } from './channel.ts'

/**
 * Expires the cache entries with these tags in every process. The notification is part of the request's transaction, so
 * Postgres delivers it when, and only if, the change is committed.
 */
export async function invalidate(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const message: Invalidation = { tags }
  await execute(req, sql`select pg_notify(${invalidationChannel}, ${JSON.stringify(message)})`)
}
