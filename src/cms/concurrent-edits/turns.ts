import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '#platform/payload-internals/postgres.ts'

/** Stands for all documents of a collection; their ids begin at 1. */
const all = 0
/** Stands for a global, which has no id that its requests name. */
export const theGlobal = 1
const largestId = 2_147_483_647

/**
 * Waits until no other transaction changes the document, and keeps others waiting until this one ends. Payload reads a
 * document, merges into it what it was sent, and writes all of it: two changes at once would each write without the
 * other. A change of many documents waits for every change in the collection.
 *
 * @param slug of the collection or the global.
 * @param id of the document; undefined for a change of many.
 */
export async function takeTurn(req: PayloadRequest, slug: string, id: unknown): Promise<void> {
  const transaction = await transactionOf(req)
  if (!transaction) return
  const owner = sql`hashtext(${`document ${slug}`})`
  if (id === undefined) {
    await transaction.execute(sql`select pg_advisory_xact_lock(${owner}, ${all})`)
    return
  }
  const document = Number(id)
  // Any other id belongs to no document, which Payload says in its own words.
  if (!Number.isInteger(document) || document < 1 || document > largestId) return
  await transaction.execute(
    sql`select pg_advisory_xact_lock_shared(${owner}, ${all}), pg_advisory_xact_lock(${owner}, ${document})`,
  )
}
