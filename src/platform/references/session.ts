import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>
type Executor = { execute(statement: Statement): Promise<{ rows: unknown[] }> }
type Database = { drizzle: Executor; sessions: Record<string, { db: Executor } | undefined> }

/** Executes a statement in the transaction of the request, or on its own when there is none. */
export async function execute(req: PayloadRequest, statement: Statement): Promise<unknown[]> {
  const database = req.payload.db as unknown as Database
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : database.sessions[transactionId]
  return (await (session?.db ?? database.drizzle).execute(statement)).rows
}
