import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { submitEndpoint } from '#features/enquiries/enquiries/cms.ts'
import { hasRole } from '#features/people/accounts/cms.ts'

/** Deletes the deliveries of an enquiry with it. A job that is still queued finds no delivery and ends. */
const removeDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'deliveries',
    where: { enquiry: { equals: id } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

// Loaded on demand: both need Next, which the programs that migrate and seed do not have.
const loadDispatch = async () => (await import('../data/dispatch.ts')).dispatch
const loadRelease = () => import('../data/release.ts')

/** Sends an enquiry when a user changes its status from spam to any other. */
const sendWhenNotSpam: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && previousDoc?.status === 'spam' && doc.status !== 'spam') {
    const { releaseEnquiry } = await loadRelease()
    await releaseEnquiry(req, doc.id)
  }
  return doc
}

/** Adds delivery to the collection of enquiries: the endpoint of the forms, the hooks and the list of deliveries. */
export const withDeliveries = (inbox: CollectionConfig): CollectionConfig => ({
  ...inbox,
  endpoints: [...(inbox.endpoints || []), submitEndpoint(loadDispatch)],
  hooks: {
    ...inbox.hooks,
    afterChange: [...(inbox.hooks?.afterChange ?? []), sendWhenNotSpam],
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
