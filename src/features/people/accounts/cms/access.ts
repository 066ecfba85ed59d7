import type { Access, BaseFilter, FieldAccess, PayloadRequest, Where } from 'payload'
import { siteClock } from '#platform/time/site-clock.ts'
import type { Role } from '../index.ts'
import { ownDealerOf, roleOf } from '../rules/role-of.ts'

/** Returns whether the caller has one of the roles. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...allowed: readonly Role[]): boolean {
  const role = roleOf(req.user)
  return role !== undefined && allowed.includes(role)
}

type User = NonNullable<PayloadRequest['user']>

/** Returns whether the caller is a signed-in user that is not disabled, with any role or none. */
export function isSignedIn(user: PayloadRequest['user']): user is User & { collection: 'users' } {
  return user?.collection === 'users' && !user.disabled
}

const published: Where = { _status: { equals: 'published' } }

/** Administrators only. */
export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')

/** Administrators and editors. */
export const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

/** Administrators and editors read everything, all others published documents only. */
export const isEditorOrPublished: Access = ({ req }) => hasRole(req, 'admin', 'editor') || published

/**
 * Administrators and editors read everything, all others what is published and whose moment (`publishedAt`) has come, so
 * that no service reveals what is under embargo.
 */
export const isEditorOrReleased: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') || {
    and: [published, { publishedAt: { less_than_equal: siteClock().now().toISOString() } }],
  }

/** Administrators and the leads role, who handle enquiries. */
export const isLeads: Access = ({ req }) => hasRole(req, 'admin', 'leads')

function ownDocuments(req: PayloadRequest, path: string): Where | false {
  const dealer = ownDealerOf(req.user)
  return dealer === undefined ? false : { [path]: { equals: dealer } }
}

/**
 * Administrators and editors, and a dealer for its own documents.
 *
 * @param path of the field that holds the dealer; `id` in the dealers collection. For versions it begins with `version.`
 * (`parent` in the dealers collection).
 */
export const isDealerOf =
  (path: string): Access =>
  ({ req }) =>
    hasRole(req, 'admin', 'editor') || ownDocuments(req, path)

/** Like `isDealerOf`; all others read published documents only. */
export const isDealerOfOrPublished =
  (path: string): Access =>
  ({ req }) => {
    if (hasRole(req, 'admin', 'editor')) return true
    const own = ownDocuments(req, path)
    return own ? { or: [own, published] } : published
  }

/** Administrators and editors, and every dealer. A hook of the collection assigns what a dealer creates to that dealer. */
export const isEditorOrDealer: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') || ownDealerOf(req.user) !== undefined

/**
 * Limits the lists of the admin to a dealer's own documents, because a dealer may read all published ones. Others see
 * every document.
 *
 * @param path of the field that holds the dealer; `id` in the dealers collection.
 */
export const listOwnOnly =
  (path: string): BaseFilter =>
  ({ req }) =>
    ownDocuments(req, path) || null

/** Field access for callers with one of the roles. */
export const fieldAccessFor =
  (...readers: readonly Role[]): FieldAccess =>
  ({ req }) =>
    hasRole(req, ...readers)
