import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '#platform/payload-internals/postgres.ts'

/**
 * Makes uploads of the same file at the same time wait for each other until the end of the transaction. Payload adds a
 * number to a name that is in use, but does not see the name of an upload that is not committed yet.
 */
export async function lockFileName(req: PayloadRequest, name: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction?.execute(sql`select pg_advisory_xact_lock(hashtext('file name'), hashtext(${name}))`)
}
