import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '#platform/payload-internals/postgres.ts'

/** Lock key of all documents of a collection; document ids begin at 1. */
const allDocuments = 0
/** Lock key of a global, which has no id in requests. */
export const globalKey = 1
const maxId = 2_147_483_647

/**
 * Locks a document until the end of the transaction. Payload reads a document, merges the request into it and writes
 * the whole document, so without a lock two concurrent changes would overwrite each other. A bulk change locks the
 * whole collection.
 *
 * @param slug of the collection or the global.
 * @param id of the document; undefined for a bulk change.
 */
export async function lockDocument(req: PayloadRequest, slug: string, id: unknown): Promise<void> {
  const transaction = await transactionOf(req)
  if (!transaction) return
  const owner = sql`hashtext(${`document ${slug}`})`
  if (id === undefined) {
    await transaction.execute(sql`select pg_advisory_xact_lock(${owner}, ${allDocuments})`)
    return
  }
  const document = Number(id)
  // Any other id is invalid, which Payload reports itself.
  if (!Number.isInteger(document) || document < 1 || document > maxId) return
  await transaction.execute(
    sql`select pg_advisory_xact_lock_shared(${owner}, ${allDocuments}), pg_advisory_xact_lock(${owner}, ${document})`,
  )
}
