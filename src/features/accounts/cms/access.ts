import type { Access, PayloadRequest } from 'payload'
import type { Role } from '../index.ts'

/** Until a generated password has been changed its account may do nothing else. */
function hasRole(req: PayloadRequest, ...allowed: Role[]): boolean {
  const user = req.user as { role?: Role; passwordChangeDue?: boolean | null } | null
  return Boolean(user && !user.passwordChangeDue && allowed.some((candidate) => candidate === user.role))
}

/** Administrators only. */
export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')

/** Everybody who edits content. */
export const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

/** Editors see everything; for everybody else an unpublished document does not exist. */
export const isEditorOrPublished: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') ? true : { _status: { equals: 'published' } }
