import type { AuthStrategy, CollectionConfig } from 'payload'
import { isAdmin } from './access.ts'
import { hiddenExceptFor } from './hidden-except-for.ts'

const legacyPrefix = 'users API-Key '

/**
 * Accepts the header of the previous dealer system, which names the `users` collection. Here keys are documents of a
 * separate collection, so that no key can sign in to the admin.
 */
const legacyHeader: AuthStrategy = {
  name: 'users-api-key',
  authenticate: async (request) => {
    const header = request.headers.get('Authorization') ?? ''
    const strategy = request.payload.authStrategies.find(({ name }) => name === 'service-keys-api-key')
    if (!strategy || !header.startsWith(legacyPrefix)) return { user: null }
    const headers = new Headers({
      Authorization: `service-keys API-Key ${header.slice(legacyPrefix.length)}`,
    })
    return strategy.authenticate({ ...request, headers })
  },
}

/**
 * Keys of programs that read data that is not public, sent in the header `service-keys API-Key …`. A key has no
 * password and cannot sign in. Once saved it cannot be read again; deleting it revokes it.
 */
export const serviceKeys: CollectionConfig = {
  slug: 'service-keys',
  labels: { singular: 'Service key', plural: 'Service keys' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name'],
    group: 'Settings',
    hidden: hiddenExceptFor('admin'),
    description:
      'Keys of programs that read data of this site that is not public. Delete a key to revoke it.',
  },
  auth: { disableLocalStrategy: true, useAPIKey: true, strategies: [legacyHeader] },
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
