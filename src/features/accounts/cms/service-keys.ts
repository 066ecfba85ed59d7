import type { AuthStrategy, CollectionConfig } from 'payload'
import { isAdmin } from './access.ts'
import { shownTo } from './menu.ts'

const existing = 'users API-Key '

/**
 * Programs that asked the dealer system before name its collection of users in the header they send. Here the keys
 * are documents of their own, so that no key signs anybody in; the header is taken all the same.
 */
const likeBefore: AuthStrategy = {
  name: 'users-api-key',
  authenticate: async (request) => {
    const header = request.headers.get('Authorization') ?? ''
    const own = request.payload.authStrategies.find(({ name }) => name === 'service-keys-api-key')
    if (!own || !header.startsWith(existing)) return { user: null }
    const headers = new Headers({ Authorization: `service-keys API-Key ${header.slice(existing.length)}` })
    return own.authenticate({ ...request, headers })
  },
}

/**
 * Keys of programs that read what is not public, with the header `service-keys API-Key …`. A key has no password, so
 * that nobody can sign in with it; once saved nobody reads it again, and who deletes it ends it.
 */
export const serviceKeys: CollectionConfig = {
  slug: 'service-keys',
  labels: { singular: 'Service key', plural: 'Service keys' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name'],
    group: 'Settings',
    hidden: shownTo('admin'),
    description: 'Keys of programs that ask this site for what is not public. Delete a key to end its use.',
  },
  auth: { disableLocalStrategy: true, useAPIKey: true, strategies: [likeBefore] },
  disableDuplicate: true,
  access: { admin: () => false, create: isAdmin, read: isAdmin, update: isAdmin, delete: isAdmin },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      admin: { description: 'Which program uses it, and who runs that: “Stock feed, Example Motors”.' },
    },
  ],
}
