import type { Access, CollectionConfig } from 'payload'
import { hasRole, isAdmin, isSignedIn } from './access.ts'
import { lockAccounts, lockForLogout } from './account-lock.ts'
import {
  endSessionsOfDisabled,
  keepUntilPasswordChanged,
  refuseBulk,
  refuseDisabled,
  refuseResetByMail,
  requireGoodPassword,
  settlePasswordChange,
} from './hooks.ts'
import { keepLastAdmin, keepLastAdminFromDeletion } from './last-admin.ts'
import { shownTo } from './menu.ts'
import { roleFields } from './role-fields.ts'
import { signIn } from './sign-in.ts'

/** Administrators access every account, other users only their own. */
const isAdminOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return isSignedIn(req.user) ? { id: { equals: req.user.id } } : false
}

/** The accounts of users who sign in to the admin. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'disabled'],
    listSearchableFields: ['email', 'name'],
    group: 'Settings',
    hidden: shownTo('admin'),
    description:
      'Who signs in here. A password has at least 12 characters, and is neither a common one nor the name or e-mail.',
  },
  auth: {
    // Locking would let anyone lock out any user. `sign-in-attempts.ts` delays further attempts instead.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
    useSessions: true,
  },
  disableDuplicate: true,
  endpoints: [signIn],
  access: {
    admin: ({ req }) => isSignedIn(req.user),
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    // Accounts are never locked, so the unlock button would have no effect.
    unlock: () => false,
  },
  hooks: {
    beforeOperation: [refuseResetByMail, refuseBulk, lockAccounts],
    beforeValidate: [requireGoodPassword],
    beforeChange: [keepUntilPasswordChanged, settlePasswordChange, keepLastAdmin, endSessionsOfDisabled],
    beforeDelete: [keepLastAdminFromDeletion],
    beforeLogin: [refuseDisabled],
    afterLogout: [lockForLogout],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    ...roleFields,
    {
      name: 'passwordChangeDue',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
  ],
}
