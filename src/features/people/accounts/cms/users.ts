import type { Access, CollectionConfig } from 'payload'
import { hasRole, isAdmin, isSignedIn } from './access.ts'
import { lockAccounts, lockForLogout } from './account-lock.ts'
import { requireConfirmation } from './email-change/confirm-email-change.ts'
import { tellOldAddress } from './email-change/tell-old-address.ts'
import { hiddenExceptFor } from './hidden-except-for.ts'
import {
  clearPasswordChangeDue,
  endSessionsOfDisabled,
  refuseBulkChanges,
  refuseDisabled,
  refuseResetByMail,
  restrictUntilPasswordChanged,
  validatePassword,
} from './hooks.ts'
import { keepLastAdmin, keepLastAdminFromDeletion } from './last-admin.ts'
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
    hidden: hiddenExceptFor('admin'),
    description:
      'Users who can sign in. A password needs at least 12 characters and must not be common, the name or the e-mail.',
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
    beforeOperation: [refuseResetByMail, refuseBulkChanges, lockAccounts],
    beforeValidate: [validatePassword],
    beforeChange: [
      restrictUntilPasswordChanged,
      requireConfirmation,
      clearPasswordChangeDue,
      keepLastAdmin,
      endSessionsOfDisabled,
    ],
    afterChange: [tellOldAddress],
    beforeDelete: [keepLastAdminFromDeletion],
    beforeLogin: [refuseDisabled],
    afterLogout: [lockForLogout],
  },
  fields: [
    {
      name: 'passwordForEmail',
      type: 'ui',
      admin: {
        components: { Field: '/../features/people/accounts/cms/admin/current-password.tsx#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
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
