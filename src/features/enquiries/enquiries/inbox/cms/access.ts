import type { Access, FieldAccess } from 'payload'
import { hasRole, ownDealerOf } from '#features/people/accounts/cms.ts'

/** Users who handle enquiries, and dealers for their own. */
export const mayHandleEnquiries: Access = ({ req }) => {
  if (hasRole(req, 'admin', 'leads')) return true
  const dealer = ownDealerOf(req.user)
  return dealer === undefined ? false : { dealer: { equals: dealer } }
}

/** Refuses REST and the admin: only the pipeline writes the collection. */
export const pipelineOnly: Access = () => false

/** Refuses REST and the admin for a field: only the pipeline writes it. */
export const pipelineOnlyField: FieldAccess = () => false

/** Users who may assign enquiries. A dealer has a single account. */
export const mayAssign: FieldAccess = ({ req }) => hasRole(req, 'admin', 'leads')
