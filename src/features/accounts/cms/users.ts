import type { CollectionConfig } from 'payload'
import { type Role, roles } from '../index.ts'
import { isAdmin } from './access.ts'

const labels: Record<Role, string> = { admin: 'Administrator', editor: 'Editor' }

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
    read: ({ req, ...rest }) => (isAdmin({ req, ...rest }) ? true : req.user ? { id: { equals: req.user.id } } : false),
    update: ({ req, ...rest }) => (isAdmin({ req, ...rest }) ? true : req.user ? { id: { equals: req.user.id } } : false),
    delete: isAdmin,
    unlock: ({ req }) => Boolean(req.user && isAdmin({ req })),
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
  ],
}
