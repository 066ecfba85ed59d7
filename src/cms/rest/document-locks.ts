import type { Access, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { hasRole, isSignedIn } from '#features/people/accounts/cms.ts'
import { internalCollections } from '#platform/payload-internals/names.ts'
import { type EditedDocument, mayChange } from '../concurrent-edits/may-change.ts'

const collection = internalCollections.lockedDocuments

/** Returns the document that a lock is on; undefined for a lock that does not exist. */
async function lockedDocument(req: PayloadRequest, id: number | string): Promise<EditedDocument | undefined> {
  const lock = await req.payload.findByID({
    ...{ collection, id, depth: 0, disableErrors: true, overrideAccess: true },
    req: { transactionID: req.transactionID },
  })
  const { relationTo, value } = lock?.document ?? {}
  if (relationTo && typeof value === 'number') return { collection: relationTo, id: value }
  return lock?.globalSlug ? { global: lock.globalSlug } : undefined
}

/** Whether a change of a lock only makes it the caller's own, as “Take over” in the admin does. */
function isTakeOver(data: unknown, user: { readonly id: number | string }): boolean {
  const { user: owner, ...rest } = (data ?? {}) as { user?: { relationTo?: unknown; value?: unknown } }
  return Object.keys(rest).length === 0 && owner?.relationTo === 'users' && owner.value === user.id
}

/** Takes over one lock in the caller's own name, on a document that the caller may change. */
const takeOver: Access = async ({ req, id, data }) => {
  if (id === undefined || !isSignedIn(req.user) || !isTakeOver(data, req.user)) return false
  const document = await lockedDocument(req, id)
  return document !== undefined && mayChange(req, document)
}

/** Removes the caller's own locks. Administrators remove those of others too. */
const removeOwn: Access = ({ req }) => {
  if (!isSignedIn(req.user)) return false
  if (hasRole(req, 'admin')) return true
  const own: Where[] = [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: req.user.id } }]
  return { and: own }
}

/**
 * Access to the locks of documents that are open in the admin. Only the admin's form creates them, on the server and in
 * the caller's name (`cms/admin/server-functions.ts`); everyone signed in sees who edits what.
 */
export const documentLockAccess: Partial<SanitizedCollectionConfig['access']> = {
  create: () => false,
  read: ({ req }) => isSignedIn(req.user),
  update: takeOver,
  delete: removeOwn,
}
