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

/** The published documents from before the request changed them, by collection and id. */
function publicBefore(req: PayloadRequest): Map<string, Published> {
  const existing = req.context[publicBeforeKey]
  if (existing instanceof Map) return existing
  const created = new Map<string, Published>()
  req.context[publicBeforeKey] = created
  return created
}

/** Reads the published document from its stored row, not its newest draft version; null when it is not published. */
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
 * Returns the published document from before this request changed it, for hooks after the change; null when it was not
 * published. Payload's `previousDoc` is the newest draft, which may already contain the change.
 */
export function publishedBefore<Document>(
  req: PayloadRequest,
  collection: string,
  id: TypeWithID['id'],
): Document | null {
  return (publicBefore(req).get(`${collection} ${id}`) as Document | undefined) ?? null
}

/**
 * Creates hooks for a collection with drafts that expire the tags when the published content changes: on a published
 * save, when a document is unpublished, and on a deletion. Saving or autosaving a draft expires nothing.
 */
export function publishingHooks<Document extends Published>(
  tagsOf: TagsOf<Document>,
): NonNullable<CollectionConfig['hooks']> {
  const recordPublished: CollectionBeforeChangeHook = async ({
    collection,
    originalDoc,
    operation,
    req,
    data,
  }) => {
    if (operation !== 'update' || !originalDoc) return data
    const { id } = originalDoc
    const before = await publicDocument(collection.slug as CollectionSlug, id, req)
    // Read after the query, because a nested query replaces the request's context by a copy.
    const documents = publicBefore(req)
    if (before) documents.set(`${collection.slug} ${id}`, before)
    else documents.delete(`${collection.slug} ${id}`)
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
      const tagsBefore = before ? await tagsOf(before, req) : []
      await invalidate(req, [...new Set([...tagsBefore, ...(await tagsOf(doc as Document, req))])])
    }
    return doc
  }
  const expireDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await invalidate(req, await tagsOf(doc as Document, req))
  }
  return { beforeChange: [recordPublished], afterChange: [expire], afterDelete: [expireDeleted] }
}
