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

const publicBeforeKey = 'publicBefore'

/** What visitors saw of the documents a request changes, by collection and id. */
function publicBefore(req: PayloadRequest): Map<string, Published> {
  const known = req.context[publicBeforeKey]
  if (known instanceof Map) return known
  const none = new Map<string, Published>()
  req.context[publicBeforeKey] = none
  return none
}

/** The document as visitors see it: the stored row, not its newest draft version; null when they see none. */
async function publicDocument(
  collection: CollectionSlug,
  id: TypeWithID['id'],
  req: PayloadRequest,
): Promise<Published | null> {
  const stored = (await req.payload.findByID({
    collection,
    id,
    draft: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })) as Published | null
  return stored?._status === 'published' ? stored : null
}

/**
 * The document as visitors saw it before this request changed it, for hooks after the change; null when they saw
 * none. Payload's `previousDoc` is the newest draft, in which an editor has long typed what is published now.
 */
export function publishedBefore<Document>(
  req: PayloadRequest,
  collection: string,
  id: TypeWithID['id'],
): Document | null {
  return (publicBefore(req).get(`${collection} ${id}`) as Document | undefined) ?? null
}

/**
 * Hooks for a collection with drafts that expire the given tags exactly when what visitors see changes:
 * a published save, an unpublishing, a deletion. Saving or autosaving a draft expires nothing.
 */
export function publishingHooks<Document extends Published>(
  tagsOf: TagsOf<Document>,
): NonNullable<CollectionConfig['hooks']> {
  const remember: CollectionBeforeChangeHook = async ({ collection, originalDoc, operation, req, data }) => {
    if (operation !== 'update' || !originalDoc) return data
    const { id } = originalDoc
    const before = await publicDocument(collection.slug as CollectionSlug, id, req)
    // Asked for after the query: a query inside replaces the request's context by a copy.
    const known = publicBefore(req)
    if (before) known.set(`${collection.slug} ${id}`, before)
    else known.delete(`${collection.slug} ${id}`)
    return data
  }
  const expire: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
    const before = publishedBefore<Document>(req, collection.slug, doc.id)
    const published = doc._status === 'published'
    const unpublished =
      !published &&
      before !== null &&
      (await publicDocument(collection.slug as CollectionSlug, doc.id, req)) === null
    if (published || unpublished) {
      const seen = before ? await tagsOf(before, req) : []
      await invalidate(req, [...new Set([...seen, ...(await tagsOf(doc as Document, req))])])
    }
    return doc
  }
  const expireDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await invalidate(req, await tagsOf(doc as Document, req))
  }
  return { beforeChange: [remember], afterChange: [expire], afterDelete: [expireDeleted] }
}
