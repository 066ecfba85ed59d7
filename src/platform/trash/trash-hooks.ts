import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { siteClock } from '../time/site-clock.ts'
import { requireRestorable } from './require-restorable.ts'

type Args = { data?: { deletedAt?: unknown }; draft?: boolean; trash?: boolean }

const restoringKey = (slug: string) => `restoresVersion ${slug}`

const saves: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion'])

/**
 * Applies a move to or from the trash to the document itself, not only to its draft. Otherwise visitors would still see
 * a document that the admin no longer lists.
 */
export const trashWholeDocuments: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!saves.has(operation)) return args
  req.context[restoringKey(collection.slug)] = operation === 'restoreVersion'
  const { data, draft, trash } = args as Args
  const isMoved = Boolean(data?.deletedAt) || (trash === true && data?.deletedAt === null)
  return draft && isMoved ? ({ ...args, draft: false } as typeof args) : args
}

/**
 * Makes a document that is moved to the trash a draft, so that queries of published documents exclude it, and sets
 * `deletedAt` to now, whatever the caller sends. Checks that a document can be restored.
 */
export const setTrashState: CollectionBeforeChangeHook = async ({
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
