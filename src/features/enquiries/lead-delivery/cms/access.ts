import type { Access } from 'payload'
import { hasRole } from '#features/people/accounts/cms.ts'

/** Administrators and the leads role. A dealer sees its enquiries, but not their deliveries. */
export const handlesDeliveries: Access = ({ req }) => hasRole(req, 'admin', 'leads')

/** Refuses every REST and admin user: only the delivery code writes, without access control. */
export const byPipeline: Access = () => false
