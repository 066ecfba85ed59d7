import type { Access, CollectionConfig } from 'payload'
import { type Role, roles } from '../index.ts'
import { isAdmin } from './access.ts'
import {
  keepUntilPasswordChanged,
  refuseResetByMail,
  requireLongPassword,
  settlePasswordChange,
} from './hooks.ts'

const labels: Record<Role, string> = { admin: 'Administrator', editor: 'Editor' }

/** Administrators see every account, everybody else only their own. */
const isAdminOrSelf: Access = (args) => {
  if (isAdmin(args)) return true
  return args.req.user ? { id: { equals: args.req.user.id } } : false
}

/** Who may sign in to the CMS. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'Administration' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
    useSessions: true,
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: ({ req }) => Boolean(req.user && isAdmin({ req })),
  },
  hooks: {
    beforeOperation: [refuseResetByMail],
    beforeValidate: [requireLongPassword],
    beforeChange: [keepUntilPasswordChanged, settlePasswordChange],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor' satisfies Role,
      options: roles.map((value) => ({ value, label: labels[value] })),
      saveToJWT: true,
      access: { update: ({ req }) => Boolean(isAdmin({ req })) },
    },
    {
      name: 'passwordChangeDue',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
  ],
}
