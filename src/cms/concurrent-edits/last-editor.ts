import type { PayloadRequest } from 'payload'
import { ownCollections } from '#platform/payload-internals/names.ts'

type Saved = { readonly by: number; readonly at: string }

/** Payload's own store of values by key, which no request can reach. */
const collection = ownCollections.keyValue
const keyOf = (document: string) => `last-editor ${document}`

/**
 * Notes who saved a document, in the transaction of the save.
 *
 * @param document `pages/1`, or `globals/header`.
 * @param at the `updatedAt` the save gave the document.
 */
export async function noteEditor(req: PayloadRequest, document: string, at: unknown): Promise<void> {
  if (req.user?.collection !== 'users' || typeof at !== 'string') return
  const key = keyOf(document)
  const data = { by: req.user.id, at }
  await req.payload.db.upsert({ collection, data: { key, data }, where: { key: { equals: key } }, req })
}

/** The account that made the save that gave a document its `updatedAt`; undefined when it is not known. */
export async function editorOf(
  req: PayloadRequest,
  document: string,
  at: string,
): Promise<{ id: number; name: string } | undefined> {
  const where = { key: { equals: keyOf(document) } }
  const noted = await req.payload.db.findOne<{ id: number; data: Saved }>({ collection, where, req })
  if (!noted || noted.data.at !== at) return undefined
  const account = await req.payload.findByID({
    ...{ collection: 'users', id: noted.data.by, depth: 0, disableErrors: true, overrideAccess: true },
    req: { transactionID: req.transactionID },
  })
  return account ? { id: account.id, name: account.name } : undefined
}
