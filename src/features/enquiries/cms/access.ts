import type { Access, FieldAccess } from 'payload'
import { hasRole, ownDealerOf } from '#features/accounts/cms.ts'

/** Whoever handles enquiries, and a dealer for its own; nobody else. */
export const handlesEnquiries: Access = ({ req }) => {
  if (hasRole(req, 'admin', 'leads')) return true
  const dealer = ownDealerOf(req.user)
  return dealer === undefined ? false : { dealer: { equals: dealer } }
}

/** Neither by REST nor in the admin: written by the pipeline alone. */
export const byPipeline: Access = () => false

/** The same for a field. */
export const fieldByPipeline: FieldAccess = () => false

/** Whoever gives work to others. A dealer's account has no others to give it to. */
export const assigns: FieldAccess = ({ req }) => hasRole(req, 'admin', 'leads')
