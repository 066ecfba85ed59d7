import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { hasRole } from '#features/accounts/cms.ts'
import { submitEndpoint } from '#features/enquiries/cms.ts'
import { removeDeliveries } from './remove-deliveries.ts'

// Both are loaded when needed: they need Next, which the programs that migrate and seed do not have.
const loadDispatch = async () => (await import('../data/dispatch.ts')).dispatch
const loadRelease = () => import('../data/release.ts')

/** Spam that somebody says is none is sent after all. */
const sendAfterAll: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && previousDoc?.status === 'spam' && doc.status !== 'spam') {
    const { releaseEnquiry } = await loadRelease()
    await releaseEnquiry(req, doc.id)
  }
  return doc
}

/** The inbox with everything that delivers: the endpoint of the forms, and what became of each enquiry. */
export const withDeliveries = (inbox: CollectionConfig): CollectionConfig => ({
  ...inbox,
  endpoints: [...(inbox.endpoints || []), submitEndpoint(loadDispatch)],
  hooks: {
    ...inbox.hooks,
    afterChange: [...(inbox.hooks?.afterChange ?? []), sendAfterAll],
    beforeDelete: [...(inbox.hooks?.beforeDelete ?? []), removeDeliveries],
  },
  fields: [
    ...inbox.fields,
    {
      name: 'deliveries',
      type: 'join',
      collection: 'deliveries',
      on: 'enquiry',
      access: { read: ({ req }) => hasRole(req, 'admin', 'leads') },
      admin: { defaultColumns: ['channel', 'state', 'attempts', 'detail', 'updatedAt'], allowCreate: false },
    },
  ],
})
