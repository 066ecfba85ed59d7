import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** Executes our own SQL: Drizzle on the pool or on a transaction's connection. */
export type Executor = { execute(statement: ReturnType<typeof sql>): Promise<{ rows: unknown[] }> }

/** An open transaction in Payload's adapter: its Drizzle instance, and the functions that end it. */
export type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }

/**
 * Returns Payload's database adapter with Drizzle, the connection pool and the open sessions, which the public type
 * leaves out.
 *
 * @throws Error when Payload uses another adapter than Postgres.
 */
export function postgresOf({ db }: Pick<Payload, 'db'>): PostgresAdapter {
  if (db.name !== 'postgres')
    throw new Error(
      `Payload runs on the database adapter "${db.name}"; our own SQL needs the Postgres adapter.`,
    )
  return db as unknown as PostgresAdapter
}

/** Returns Payload's open transactions by id; Payload looks up `req.transactionID` in them. */
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
