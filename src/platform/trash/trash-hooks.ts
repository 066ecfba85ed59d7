import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { siteClock } from '../site-clock.ts'
import { requireRestorable } from './require-restorable.ts'

type Args = { data?: { deletedAt?: unknown }; draft?: boolean; trash?: boolean }

const restoringKey = (slug: string) => `restoresVersion ${slug}`

const saves: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion'])

/**
 * Moves a document itself to the trash and out of it, and not a draft of it alone: visitors would still be shown what
 * no list of the admin holds any more.
 */
export const trashWholeDocuments: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!saves.has(operation)) return args
  req.context[restoringKey(collection.slug)] = operation === 'restoreVersion'
  const { data, draft, trash } = args as Args
  const isMoved = Boolean(data?.deletedAt) || (trash === true && data?.deletedAt === null)
  return draft && isMoved ? ({ ...args, draft: false } as typeof args) : args
}

/**
 * Sets what changes when a document is moved to the trash: it is a draft, so that whoever reads published documents
 * does not find it, and its thirty days begin now, whatever the caller says. A document that is restored must fit in
 * again.
 */
export const keepTrashState: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isRestoringVersion = req.context[restoringKey(collection.slug)] === true
  if (operation === 'create' || isRestoringVersion) return { ...data, deletedAt: null }
  const before = originalDoc?.deletedAt
  if (data.deletedAt) {
    const deletedAt = before ?? siteClock().now().toISOString()
    return { ...data, deletedAt, ...(collection.versions?.drafts && !before ? { _status: 'draft' } : {}) }
  }
  if (before && data.deletedAt === null) await requireRestorable(collection, originalDoc, req)
  return data
}
