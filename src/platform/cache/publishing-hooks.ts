import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { invalidate } from './invalidation.ts'

type Published = TypeWithID & { _status?: 'draft' | 'published' | null }
type TagsOf<Document> = (
  document: Document,
  req: PayloadRequest,
) => Promise<readonly string[]> | readonly string[]

const wasPublicKey = 'wasPublic'

/** Whether visitors see the document: the stored row, not its newest draft version, decides. */
async function isPublic(
  collection: CollectionSlug,
  id: TypeWithID['id'],
  req: PayloadRequest,
): Promise<boolean> {
  const stored = await req.payload.findByID({
    collection,
    id,
    draft: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return (stored as Published | null)?._status === 'published'
}

/**
 * Hooks for a collection with drafts that expire the given tags exactly when what visitors see changes:
 * a published save, an unpublishing, a deletion. Saving or autosaving a draft expires nothing.
 */
export function publishingHooks<Document extends Published>(
  tagsOf: TagsOf<Document>,
): NonNullable<CollectionConfig['hooks']> {
  const remember: CollectionBeforeChangeHook = async ({ collection, originalDoc, operation, req, data }) => {
    const wasPublic =
      operation === 'update' && originalDoc
        ? await isPublic(collection.slug as CollectionSlug, originalDoc.id, req)
        : false
    // Set after the query: a query inside replaces the request's context by a copy.
    req.context[wasPublicKey] = wasPublic
    return data
  }
  const expire: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
    const published = doc._status === 'published'
    const unpublished =
      !published &&
      req.context[wasPublicKey] === true &&
      !(await isPublic(collection.slug as CollectionSlug, doc.id, req))
    if (published || unpublished) {
      const before = previousDoc?.id ? await tagsOf(previousDoc as Document, req) : []
      await invalidate(req, [...new Set([...before, ...(await tagsOf(doc as Document, req))])])
    }
    return doc
  }
  const expireDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await invalidate(req, await tagsOf(doc as Document, req))
  }
  return { beforeChange: [remember], afterChange: [expire], afterDelete: [expireDeleted] }
}
