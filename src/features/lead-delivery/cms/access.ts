import type { Access } from 'payload'
import { hasRole } from '#features/accounts/cms.ts'

/** Whoever looks after deliveries. A dealer sees its enquiries, and not how they travelled. */
export const handlesDeliveries: Access = ({ req }) => hasRole(req, 'admin', 'leads')

/** Neither by REST nor in the admin: written by the pipeline alone. */
export const byPipeline: Access = () => false
