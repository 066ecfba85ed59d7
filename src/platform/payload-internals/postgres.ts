import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** Runs statements of our own: Drizzle on the pool or on a transaction's connection. */
export type Executor = { execute(statement: ReturnType<typeof sql>): Promise<{ rows: unknown[] }> }

/** An open transaction as Payload's adapter holds it: what calls run on, and what ends it. */
export type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }

/**
 * Returns Payload's database adapter with Drizzle, the connection pool and the open sessions, which its public type
 * leaves out.
 *
 * @throws Error when Payload runs on another adapter than Postgres.
 */
export function postgresOf({ db }: Pick<Payload, 'db'>): PostgresAdapter {
  if (db.name !== 'postgres')
    throw new Error(
      `Payload runs on the database adapter "${db.name}"; statements of our own need the Postgres adapter.`,
    )
  return db as unknown as PostgresAdapter
}

/** Returns the open transactions of Payload by their id; Payload looks up `req.transactionID` in it. */
export function sessionsOf(payload: Pick<Payload, 'db'>): Record<string, Session | undefined> {
  return postgresOf(payload).sessions as Record<string, Session | undefined>
}

/** Returns the transaction a request runs in; undefined outside of one. */
export async function transactionOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Executor | undefined> {
  const id = await req.transactionID
  return id === undefined ? undefined : (sessionsOf(req.payload)[String(id)]?.db as Executor | undefined)
}

/** Executes a statement in the transaction of the request, or on its own when there is none. */
export async function execute(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  statement: ReturnType<typeof sql>,
): Promise<unknown[]> {
  const executor = (await transactionOf(req)) ?? (postgresOf(req.payload).drizzle as Executor)
  return (await executor.execute(statement)).rows
}
