import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** A document that the request deletes, moves to the trash or unpublishes. */
export type Removed = {
  readonly kind: 'delete' | 'trash' | 'unpublish'
  readonly collection: string
  readonly id: number | string
  readonly req: PayloadRequest
}

const overrideKey = 'overrideReferences'

/**
 * Context for calls of the Local API that skip the check of references. No HTTP request can set it.
 */
export const overrideReferences: Readonly<Record<string, true>> = { [overrideKey]: true }

/** Whether the caller, one of our own programs, skips the check of references. */
export const overridesReferences = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context[overrideKey] === true

const draftKey = (slug: string) => `savesDraft ${slug}`

/**
 * Operations that save a document. Others are ignored, because hooks of a save read documents of the same collection.
 */
const saves: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion'])

/** Records whether the operation saves a draft, because Payload does not pass this to later hooks. */
export const recordDraftSave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!saves.has(operation)) return
  req.context[draftKey(collection.slug)] = 'draft' in args && args.draft === true
}

/** Whether the operation saves a draft and leaves the published document unchanged. Requires `recordDraftSave`. */
export function savesDraft(req: PayloadRequest, slug: string, data: { _status?: unknown }): boolean {
  return req.context[draftKey(slug)] === true && data._status !== 'published'
}

async function isPublished({ collection, id, req }: Omit<Removed, 'kind'>): Promise<boolean> {
  const stored = (await req.payload.findByID({
    ...{ collection: collection as CollectionSlug, id, draft: false, depth: 0 },
    ...{ overrideAccess: true, disableErrors: true, req, select: { _status: true } },
  })) as { _status?: string } | null
  return stored?._status === 'published'
}

/**
 * Creates hooks that call the check before a document is deleted, moved to the trash or unpublished. The check throws
 * to prevent it. A save without a status keeps that of the newest draft, so it can unpublish too.
 */
export function removalHooks(
  check: (removed: Removed) => Promise<void>,
): Required<Pick<Hooks, 'beforeChange' | 'beforeDelete'>> {
  const change: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !originalDoc || overridesReferences(req)) return data
    const removed = { collection: collection.slug, id: originalDoc.id, req }
    if (collection.trash && data.deletedAt && !originalDoc.deletedAt) {
      await check({ ...removed, kind: 'trash' })
      return data
    }
    const status = data._status ?? originalDoc._status
    const unpublishes = status === 'draft' && !savesDraft(req, collection.slug, data)
    if (unpublishes && (await isPublished(removed))) await check({ ...removed, kind: 'unpublish' })
    return data
  }
  const remove: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
    if (!overridesReferences(req)) await check({ kind: 'delete', collection: collection.slug, id, req })
  }
  return { beforeChange: [change], beforeDelete: [remove] }
}
