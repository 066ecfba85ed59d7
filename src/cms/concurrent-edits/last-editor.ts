import type { PayloadRequest } from 'payload'
import { internalCollections } from '#platform/payload-internals/names.ts'

type SaveRecord = { readonly by: number; readonly at: string }

/** Payload's key-value store, which requests cannot access. */
const collection = internalCollections.keyValue
const keyOf = (document: string) => `last-editor ${document}`

/**
 * Records who saved a document, in the transaction of the save.
 *
 * @param document `pages/1`, or `globals/header`.
 * @param at the document's `updatedAt` after the save.
 */
export async function recordEditor(req: PayloadRequest, document: string, at: unknown): Promise<void> {
  if (req.user?.collection !== 'users' || typeof at !== 'string') return
  const key = keyOf(document)
  const data = { by: req.user.id, at }
  await req.payload.db.upsert({ collection, data: { key, data }, where: { key: { equals: key } }, req })
}

/** Returns the user whose save set the document's `updatedAt`; undefined when unknown. */
export async function findEditor(
  req: PayloadRequest,
  document: string,
  at: string,
): Promise<{ id: number; name: string } | undefined> {
  const where = { key: { equals: keyOf(document) } }
  const recorded = await req.payload.db.findOne<{ id: number; data: SaveRecord }>({ collection, where, req })
  if (!recorded || recorded.data.at !== at) return undefined
  const account = await req.payload.findByID({
    ...{ collection: 'users', id: recorded.data.by, depth: 0, disableErrors: true, overrideAccess: true },
    req: { transactionID: req.transactionID },
  })
  return account ? { id: account.id, name: account.name } : undefined
}
