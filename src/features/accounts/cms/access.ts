import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import type { Role } from '../index.ts'
import { ownDealerOf, roleOf } from '../rules/role-of.ts'

/** Whether whoever asks has one of the roles at this moment. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...allowed: readonly Role[]): boolean {
  const role = roleOf(req.user)
  return role !== undefined && allowed.includes(role)
}

type User = NonNullable<PayloadRequest['user']>

/** A person who signed in and is not switched off, whatever their role, and whether or not they have one yet. */
export function isSignedIn(user: PayloadRequest['user']): user is User & { collection: 'users' } {
  return user?.collection === 'users' && !user.disabled
}

const published: Where = { _status: { equals: 'published' } }

/** Administrators only. */
export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')

/** Everybody who edits content. */
export const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

/** Editors see everything; for everybody else an unpublished document does not exist. */
export const isEditorOrPublished: Access = ({ req }) => hasRole(req, 'admin', 'editor') || published

/** Whoever reads and handles enquiries. */
export const isLeads: Access = ({ req }) => hasRole(req, 'admin', 'leads')

function ownDocuments(req: PayloadRequest, path: string): Where | false {
  const dealer = ownDealerOf(req.user)
  return dealer === undefined ? false : { [path]: { equals: dealer } }
}

/**
 * Editors, and a dealer for what belongs to it.
 *
 * @param path of the field that holds the dealer; `id` in the collection of dealers itself. For versions it begins
 * with `version.` (`parent` for the dealer itself).
 */
export const isDealerOf =
  (path: string): Access =>
  ({ req }) =>
    hasRole(req, 'admin', 'editor') || ownDocuments(req, path)

/** Like `isDealerOf`; for everybody else only what is published exists. */
export const isDealerOfOrPublished =
  (path: string): Access =>
  ({ req }) => {
    if (hasRole(req, 'admin', 'editor')) return true
    const own = ownDocuments(req, path)
    return own ? { or: [own, published] } : published
  }

/** The same question for a field: whether it exists for whoever asks. */
export const fieldFor =
  (...readers: readonly Role[]): FieldAccess =>
  ({ req }) =>
    hasRole(req, ...readers)
