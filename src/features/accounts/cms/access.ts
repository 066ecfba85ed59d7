import type { Access, PayloadRequest } from 'payload'
import type { Role } from '../index.ts'

function hasRole(req: PayloadRequest, ...allowed: Role[]): boolean {
  const role = req.user && 'role' in req.user ? req.user.role : undefined
  return allowed.some((candidate) => candidate === role)
}

/** Administrators only. */
export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')

/** Everybody who edits content. */
export const isEditor: Access = ({ req }) => hasRole(req, 'admin', 'editor')

/** Editors see everything; for everybody else an unpublished document does not exist. */
export const isEditorOrPublished: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') ? true : { _status: { equals: 'published' } }
